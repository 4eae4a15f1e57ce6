import type { Executor } from '@site/platform-kit/data/database';
import { addEvents, addRow, keepRows, type DeviceEvent, type EventRow } from './telemetry.repository';

/** Longest time in ms that an event waits in memory. */
const FLUSH_MS = 1000;

interface Unwritten {
  rows: Map<string, EventRow>;
  timer: NodeJS.Timeout | null;
  /** The last write; it never rejects. */
  writing: Promise<unknown>;
}

/** Events of this process that are not written yet, by database. */
const unwritten = new WeakMap<Executor, Unwritten>();

/**
 * Adds events up in memory for at most a second, because a page sends many and one write serves all of them.
 * @param onFailed receives the error of a write; its events wait for the next one
 */
export function writeSoon(db: Executor, events: readonly DeviceEvent[], minute: Date, onFailed: (problem: unknown) => void) {
  const own = unwritten.get(db) ?? { rows: new Map<string, EventRow>(), timer: null, writing: Promise.resolve() };
  unwritten.set(db, own);
  addEvents(own.rows, events, minute);
  own.timer ??= setTimeout(() => void flushEvents(db).catch(onFailed), FLUSH_MS).unref();
}

/** Writes the events that wait in memory. @throws when the database did not take them; then they wait for the next call */
export async function flushEvents(db: Executor) {
  const own = unwritten.get(db);
  if (!own) return;
  if (own.timer) clearTimeout(own.timer);
  own.timer = null;
  const write = own.writing.then(() => writeAll(db, own));
  own.writing = write.catch(() => {});
  await write;
}

async function writeAll(db: Executor, { rows }: Unwritten) {
  if (!rows.size) return;
  const taken = [...rows.values()];
  rows.clear();
  try {
    await keepRows(db, taken);
  } catch (problem) {
    const newer = [...rows.values()];
    rows.clear();
    for (const row of [...taken, ...newer]) addRow(rows, row);
    throw problem;
  }
}
