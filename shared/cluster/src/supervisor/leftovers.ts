import { setTimeout as wait } from 'node:timers/promises';
import { marked, send, treeOf } from './processes';

const LOOK_EVERY_MS = 200;
/** Longer than a drain without calls. */
const PATIENCE_MS = 25_000;

/** PostgreSQL ends its sessions at once with SIGINT, and waits for them with SIGTERM. */
const endOf = (name: string): NodeJS.Signals => (name === 'postgres' ? 'SIGINT' : 'SIGTERM');

/**
 * Ends what a supervisor of this folder left behind.
 * @param run only what one run left
 * @returns number of processes that there were
 */
export async function endLeftovers(folder: string, run = ''): Promise<number> {
  const found = marked(folder, run);
  // The system keeps the signal of a frozen process until it goes on.
  for (const { pid, name } of found) send(pid, endOf(name));
  for (const pid of treeOf(found.map(({ pid }) => pid))) send(pid, 'SIGCONT');
  const until = Date.now() + PATIENCE_MS;
  while (marked(folder, run).length && Date.now() < until) await wait(LOOK_EVERY_MS);
  while (marked(folder, run).length) {
    for (const pid of treeOf(marked(folder, run).map(({ pid }) => pid))) send(pid, 'SIGKILL');
    await wait(LOOK_EVERY_MS);
  }
  return found.length;
}
