import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inSteps } from '@site/platform-kit/data/in-steps';
import { begunSince, REPLACED_GRACE_S } from './sessions.policy';
import { deleteConfirmationsBefore, deleteEndedBefore, deleteTokensBefore, endBegunBefore, forgetSealedBefore } from './sweep.repository';

/** Seconds that an ended session is kept, because it shows the time of the last log-in. */
const ENDED_KEPT_S = 180 * 86_400;

/** Ends sessions that are over, then deletes their tokens, and sessions that ended long ago. */
export async function sweepSessions({ db, clock }: PlatformContext, step?: number) {
  const now = clock.now();
  const oldest = begunSince(now);
  await inSteps((limit) => endBegunBefore(db, oldest, now, limit), step);
  // Tokens of a session that goes on stay, so that an old one is recognised when somebody presents it.
  await inSteps((limit) => deleteTokensBefore(db, oldest, limit), step);
  await inSteps((limit) => deleteEndedBefore(db, secondsAfter(now, -ENDED_KEPT_S), limit), step);
  await inSteps((limit) => deleteConfirmationsBefore(db, now, limit), step);
}

/** Deletes sealed successors once nobody can get them any more. */
export const forgetSuccessors = ({ db, clock }: PlatformContext) =>
  inSteps((limit) => forgetSealedBefore(db, secondsAfter(clock.now(), -REPLACED_GRACE_S), limit));
