import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './error-code';

const WAIT_MS = 15;
const PATIENCE_MS = 10_000;

/**
 * Replaces a file in one step while nobody else does. A writer that dies leaves the old text or the new one, and a lock that
 * the next writer recognises as abandoned.
 * @param check runs under the lock; when it throws, nothing is written
 */
export async function swapUnderLock(file: string, text: string, check: () => Promise<void>) {
  const lock = `${file}.lock`;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text);
  try {
    await takeLock(lock);
    try {
      await check();
      await rename(draft, file);
    } finally {
      await rm(lock, { force: true });
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function takeLock(lock: string) {
  const claim = `${lock}.${randomUUID()}`;
  // Linked into place as a whole, so that a lock always names its owner.
  await writeFile(claim, String(process.pid));
  try {
    const giveUpAt = Date.now() + PATIENCE_MS;
    while (!(await linked(claim, lock))) {
      if (Date.now() > giveUpAt) throw new Error(`${lock} is held by a running process (${await ownerOf(lock)}). Wait for it, or stop it.`);
      await breakIfAbandoned(lock);
      await wait(WAIT_MS);
    }
  } finally {
    await rm(claim, { force: true });
  }
}

async function linked(claim: string, lock: string) {
  try {
    await link(claim, lock);
    return true;
  } catch (problem) {
    if (errorCode(problem) === 'EEXIST') return false;
    throw problem;
  }
}

const ownerOf = async (lock: string) => Number(await readFile(lock, 'utf8').catch(() => '0'));

async function breakIfAbandoned(lock: string) {
  const owner = await ownerOf(lock);
  if (owner === 0 || isAlive(owner)) return;
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  // Another waiter may have broken it first and taken it since: then it goes back to its owner.
  if ((await ownerOf(aside)) !== owner) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return errorCode(problem) === 'EPERM';
  }
}
