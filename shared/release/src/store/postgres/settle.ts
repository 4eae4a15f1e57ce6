import { setTimeout as wait } from 'node:timers/promises';
import { StoreAway } from '../store';
import { storeAway } from './faults';
import type { SendStatement, Write } from './statements';

const LOOKS = 5;
const BETWEEN_LOOKS_MS = 500;

interface Lost {
  place: string;
  /** Error that came instead of the answer to COMMIT. */
  problem: unknown;
  transact(lock: string, work: (ask: SendStatement) => Promise<void>): Promise<unknown>;
}

/**
 * Finds out whether a COMMIT without an answer was carried out. It waits for the lock of that transaction, so that the server cannot
 * carry it out afterwards.
 * @throws StoreAway when nothing was written, or when this cannot be known
 */
export async function settleWrite({ lock, subject, isDone }: Write, { place, problem, transact }: Lost) {
  for (let look = 1; look <= LOOKS; look++) {
    const isWritten = await looked();
    if (isWritten) return;
    if (isWritten === false) throw storeAway(place, problem, `${subject} was not written.`);
    await wait(BETWEEN_LOOKS_MS);
  }
  throw storeAway(
    place,
    problem,
    `It is not known whether ${subject} was written: the connection broke at the last step. Look at "status" and "history" first.`,
  );

  /** @returns null when the store does not answer */
  async function looked(): Promise<boolean | null> {
    let isWritten: boolean | null = null;
    try {
      await transact(lock, async (ask) => void (isWritten = await isDone(ask)));
    } catch (fault) {
      if (!(fault instanceof StoreAway)) throw fault;
    }
    return isWritten;
  }
}
