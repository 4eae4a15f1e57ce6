import type { PlatformContext } from '#core/context';
import { inTransaction } from '#core/database';
import { writeMessage } from '../inbox/inbox.service';
import { listDueChanges, listEndedRestrictions, takeSpan } from './due.repository';
import { limitMessage } from './limit.messages';
import { restrictionEndedMessage } from './restriction.messages';

/**
 * Tells players of what came to its time by itself: a higher limit that can be confirmed, a break or an exclusion that is over. Each is
 * told once, whichever process looks and however often one is killed.
 */
export async function tellDue({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    const span = await takeSpan(tx, at);
    if (!span) return;
    for (const { playerId, amount, ...name } of await listDueChanges(tx, span))
      await writeMessage(tx, { playerId, at, ...limitMessage('raise_due', name, amount) });
    for (const { playerId, kind } of await listEndedRestrictions(tx, span))
      await writeMessage(tx, { playerId, at, ...restrictionEndedMessage(kind) });
  });
}
