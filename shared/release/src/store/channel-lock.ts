import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { markedName, ownerOf } from './process-mark';
import { StoreUnusable } from './store';

const PATIENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 25;

/**
 * Does something while no other process does it under the same lock.
 *
 * Everybody puts a claim of an own, never repeated name beside the others and goes on only when it then sees no other claim of
 * a running process: of two, at least the second sees the first. A claim of a dead process can be taken away by anybody at any
 * moment, since its name belongs to nobody else.
 * @param lock path that the claims' names begin with
 * @throws StoreUnusable when another process has it for too long
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

/** Does one thing after the other for the same key, within this process. */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work);
  const settled = turn.then(forget, forget);
  turns.set(key, settled);
  function forget() {
    if (turns.get(key) === settled) turns.delete(key);
  }
  return turn;
}
