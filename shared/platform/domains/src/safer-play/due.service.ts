import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { writeMessage } from '#notifications';
import { listDueChanges, listEndedRestrictions, takeSpan } from './due.repository';
import { limitMessage } from './limit.messages';
import { restrictionEndedMessage } from './restriction.messages';
import { timerMessage } from './timer.messages';
import { listDueTimers } from './timers.repository';

/**
 * Notifies players of events that come by time alone: a higher limit can be confirmed, a break or an exclusion is over. Each event is
 * reported once, even with several processes or after a crash.
 */
export async function notifyDue({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  const at = clock.now();
  let isMore = true;
  while (isMore) isMore = await notifySpan(db, at);
}

/** @returns false when no span was left */
const notifySpan = (db: Executor, at: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const span = await takeSpan(tx, at);
    if (!span) return false;
    for (const { playerId, amount, ...name } of await listDueChanges(tx, span))
      await writeMessage(tx, { playerId, at, ...limitMessage('raise_due', name, amount) });
    for (const { playerId, kind, minutes } of await listDueTimers(tx, span))
      await writeMessage(tx, { playerId, at, ...timerMessage('raise_due', kind, minutes) });
    for (const { playerId, kind } of await listEndedRestrictions(tx, span))
      await writeMessage(tx, { playerId, at, ...restrictionEndedMessage(kind) });
    return true;
  });
