import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { writeMessage } from '#notifications';
import { listDueChanges, listEndedRestrictions, takeSpan } from './due.repository';
import { limitMessage } from './limit.messages';
import { restrictionEndedMessage } from './restriction.messages';

/**
 * Tells players of what came to its time by itself: a higher limit that can be confirmed, a break or an exclusion that is over. Each is
 * told once, whichever process looks and however often one is killed.
 */
export async function tellDue({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  const at = clock.now();
  let isMore = true;
  while (isMore) isMore = await tellSpan(db, at);
}

/** @returns whether there was anything left to look at. */
const tellSpan = (db: Executor, at: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const span = await takeSpan(tx, at);
    if (!span) return false;
    for (const { playerId, amount, ...name } of await listDueChanges(tx, span))
      await writeMessage(tx, { playerId, at, ...limitMessage('raise_due', name, amount) });
    for (const { playerId, kind } of await listEndedRestrictions(tx, span))
      await writeMessage(tx, { playerId, at, ...restrictionEndedMessage(kind) });
    return true;
  });
