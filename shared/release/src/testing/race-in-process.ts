import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelDocument } from '@site/remote/manifest';
import { commitChange } from '../channel/channel';
import { openKeys } from '../keys/keys';
import { SerialConflict, type ReleaseStore } from '../store/store';
import { smallChange } from './small-change';

/**
 * Writers in this process that change the same channel at once: `once` tries one time with the document that was read first, `until-done`
 * reads again after a conflict. Prints the outcome of each writer.
 * @param args folder of the test, name of this process, number of its writers, mode
 * @param pauseMs upper bound on the pause before a writer reads again, multiplied by the number of its conflicts; writers who come back
 * at once only refuse each other
 */
export async function raceInProcess(store: ReleaseStore, args: readonly string[], pauseMs: number) {
  const [folder = '', name = '', writers = '', mode = ''] = args;
  const keys = openKeys(`${folder}/.keys`);

  async function write(reason: string, before: ChannelDocument | null, conflicts = 1): Promise<string> {
    try {
      await commitChange(store, await smallChange(store, before, reason, 'live', keys));
      return 'done';
    } catch (problem) {
      if (!(problem instanceof SerialConflict)) return String(problem);
      if (mode === 'once') return 'conflict';
      await wait(Math.random() * pauseMs * conflicts);
      return write(reason, await store.channel('live'), conflicts + 1);
    }
  }

  const before = JSON.parse(readFileSync(path.join(folder, 'read-first.json'), 'utf8')) as ChannelDocument;
  writeFileSync(path.join(folder, `${name}.ready`), '');
  while (!existsSync(path.join(folder, 'begin'))) await wait(1);
  const reasons = Array.from({ length: Number(writers) }, (_, index) => `${name} ${index}`);
  const outcomes = await Promise.all(reasons.map(async (reason) => [reason, await write(reason, before)] as const));
  await store.close?.();
  process.stdout.write(JSON.stringify(outcomes));
}
