import { rm } from 'node:fs/promises';
import { BackupProblem } from './problem';

type CleanUp = () => Promise<unknown>;

const open = new Set<CleanUp>();
const stopping = new AbortController();

/** Work that writes files ends when a signal has come, so that nothing is written after the clean-up. */
export const requireNoSignal = () => stopping.signal.throwIfAborted();

/** Removes a folder in which a file may still be written at this moment. */
export const removeFolder = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });

/** Runs `work` and then `cleanUp`, also after a failure or a signal. */
export async function withCleanUp<T>(cleanUp: CleanUp, work: () => Promise<T>): Promise<T> {
  open.add(cleanUp);
  try {
    return await work();
  } finally {
    open.delete(cleanUp);
    await cleanUp();
  }
}

/** Cleans up before a signal ends this process, the newest first. */
export function cleanUpOnSignals() {
  async function end() {
    stopping.abort(new BackupProblem('A signal has stopped the command.'));
    for (const cleanUp of [...open].reverse()) await cleanUp().catch(() => {});
    process.exit(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
}
