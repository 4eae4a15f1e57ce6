import { secondsAfter } from '#core/clock';
import type { PlatformContext } from '#core/context';
import { begunSince, REPLACED_GRACE_S } from './sessions.policy';
import { deleteConfirmationsBefore, deleteEndedBefore, deleteTokensBefore, endBegunBefore, forgetSealedBefore } from './sweep.repository';

/** Rows of one statement: short locks, also on the first day after a long time without a sweep. */
const BATCH = 1000;
/** How long a session that has ended answers "when was the last log-in". */
const ENDED_KEPT_S = 180 * 86_400;

/** Ends sessions that are over, then deletes their tokens, and sessions that ended long ago. */
export async function sweepSessions({ db, clock }: PlatformContext, batch = BATCH) {
  const now = clock.now();
  const oldest = begunSince(now);
  await inBatches(batch, () => endBegunBefore(db, oldest, now, batch));
  // Up to then an old token of a session that goes on is still recognised when somebody presents it.
  await inBatches(batch, () => deleteTokensBefore(db, oldest, batch));
  await inBatches(batch, () => deleteEndedBefore(db, secondsAfter(now, -ENDED_KEPT_S), batch));
  await inBatches(batch, () => deleteConfirmationsBefore(db, now, batch));
}

/** Sealed successors go when nobody can be handed them any more. */
export const forgetSuccessors = ({ db, clock }: PlatformContext) =>
  inBatches(BATCH, () => forgetSealedBefore(db, secondsAfter(clock.now(), -REPLACED_GRACE_S), BATCH));

/** @param work answers how many rows it took; fewer than a batch are the last ones. */
async function inBatches(batch: number, work: () => Promise<number>) {
  while ((await work()) === batch);
}
