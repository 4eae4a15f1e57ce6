import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import type { ReplyPlan } from './conversation.rules';

/** Input of an answer. */
export interface Ask {
  tx: Executor;
  /** Its `db` is `tx`: facts are read in the transaction that writes the answer. */
  context: PlatformContext;
  playerId: number;
  at: Date;
  plan: ReplyPlan;
}
