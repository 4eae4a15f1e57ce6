import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { markedName, ownerOf } from './process-mark';
import { StoreUnusable } from './store';

const PATIENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 25;

/**
 * Runs `work` while no other process holds the same lock.
 *
 * A process claims the lock with an empty file of a unique name. It goes on only when it then finds no other claim of a running
 * process: of two processes, at least the second one finds the claim of the first. Any process may remove the claim of a dead process
 * at any time, because its name is never used again.
 * @param lock path that the names of the claims begin with
 * @throws StoreUnusable when another process holds the lock for 10 s
 */
export const underLock = <T>(lock: string, work: () => Promise<T>): Promise<T> =>
  inTurn(lock, async () => {
    const claim = await takeClaim(lock);
    try {
      return await work();
    } finally {
      await rm(claim, { force: true });
    }
  });

async function takeClaim(lock: string) {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const rival = (await rivalOf(lock)) ?? (await tryClaim(lock));
    if ('claim' in rival) return rival.claim;
    if (Date.now() > giveUpAt) throw new StoreUnusable(heldTooLong(rival));
    await wait(Math.random() * LONGEST_PAUSE_MS);
  }
}

interface Rival {
  file: string;
  pid: number;
  isElsewhere: boolean;
}

async function tryClaim(lock: string): Promise<Rival | { claim: string }> {
  const claim = await markedName(lock);
  await (await open(claim, 'wx')).close();
  const rival = await rivalOf(lock, claim);
  if (!rival) return { claim };
  await rm(claim, { force: true });
  return rival;
}

async function rivalOf(lock: string, own?: string): Promise<Rival | null> {
  const folder = path.dirname(lock);
  const claims = (await readdir(folder))
    .filter((name) => name.startsWith(`${path.basename(lock)}~`))
    .map((name) => path.join(folder, name));
  for (const file of claims) {
    const owner = file === own ? null : await ownerOf(file);
    if (owner?.state === 'dead') await rm(file, { force: true });
    else if (owner) return { file, pid: owner.pid, isElsewhere: owner.state === 'elsewhere' };
  }
  return null;
}

const heldTooLong = ({ file, pid, isElsewhere }: Rival) =>
  isElsewhere
    ? `A process of another machine or container (${pid}) holds ${file}. If it does not run any more, remove that file and repeat the command.`
    : `Process ${pid} holds ${file} and does not let go. Wait for it, or stop it, and repeat the command.`;

const turns = new Map<string, Promise<unknown>>();

/** Queues the work for one key within this process: each item starts when the one before has settled. */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work);
  const settled = turn.then(forget, forget);
  turns.set(key, settled);
  function forget() {
    if (turns.get(key) === settled) turns.delete(key);
  }
  return turn;
}
