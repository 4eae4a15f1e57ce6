import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { begunSince, REPLACED_GRACE_S } from './sessions.policy';
import { deleteConfirmationsBefore, deleteEndedBefore, deleteTokensBefore, endBegunBefore, forgetSealedBefore } from './sweep.repository';

/** Rows of one statement, so that locks stay short even after a long time without a sweep. */
const BATCH = 1000;
/** Seconds that an ended session is kept, because it shows the time of the last log-in. */
const ENDED_KEPT_S = 180 * 86_400;

/** Ends sessions that are over, then deletes their tokens, and sessions that ended long ago. */
export async function sweepSessions({ db, clock }: PlatformContext, batch = BATCH) {
  const now = clock.now();
  const oldest = begunSince(now);
  await inBatches(batch, () => endBegunBefore(db, oldest, now, batch));
  // Tokens of a session that goes on stay, so that an old one is recognised when somebody presents it.
  await inBatches(batch, () => deleteTokensBefore(db, oldest, batch));
  await inBatches(batch, () => deleteEndedBefore(db, secondsAfter(now, -ENDED_KEPT_S), batch));
  await inBatches(batch, () => deleteConfirmationsBefore(db, now, batch));
}

/** Deletes sealed successors once nobody can get them any more. */
export const forgetSuccessors = ({ db, clock }: PlatformContext) =>
  inBatches(BATCH, () => forgetSealedBefore(db, secondsAfter(clock.now(), -REPLACED_GRACE_S), BATCH));

/** @param work returns the number of rows that it took; fewer than a batch are the last ones */
async function inBatches(batch: number, work: () => Promise<number>) {
  while ((await work()) === batch);
}
