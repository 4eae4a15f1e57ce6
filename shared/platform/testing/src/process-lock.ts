import { readFileSync, rmSync, writeFileSync } from 'node:fs';

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

/** Runs `work` in one process at a time. The lock of a dead process is taken over. */
export async function alone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  while (!tryLock(lock)) await new Promise((done) => setTimeout(done, 50));
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function tryLock(lock: string) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** True when a live process holds the lock. */
export function isHeld(lock: string) {
  try {
    return isAlive(Number(readFileSync(lock, 'utf8')));
  } catch {
    return false;
  }
}
