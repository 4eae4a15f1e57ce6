import type { Executor } from '@site/platform-kit/data/database';
import type { OperatorSettings } from './general.defaults';
import { readSettings } from './general.policy';
import { listSettings, writeSettings } from './general.repository';

/** Age of the cache in ms; a change by another process may show this late. */
const FRESH_MS = 2000;

const kept = new WeakMap<Executor, { settings: OperatorSettings; until: number }>();

/** The operator's settings, cached for two seconds or until this process changes them. */
export async function getSettings(db: Executor): Promise<OperatorSettings> {
  const known = kept.get(db);
  if (known && known.until > performance.now()) return known.settings;
  const settings = readSettings(await listSettings(db));
  kept.set(db, { settings, until: performance.now() + FRESH_MS });
  return settings;
}

/** Reads the settings anew at the next look, because this process has changed them. */
export const forgetSettings = (db: Executor) => void kept.delete(db);

/** Writes settings without a person, e.g. in a test. */
export async function changeSettings(db: Executor, values: Record<string, string>): Promise<void> {
  await writeSettings(db, values);
  forgetSettings(db);
}
