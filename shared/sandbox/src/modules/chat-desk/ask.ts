import type { PlatformContext } from '#core/context';
import type { Executor } from '#core/database';
import type { Plan } from './conversation.rules';

/** What an answer is made from. */
export interface Ask {
  tx: Executor;
  /** Its `db` is `tx`: facts are read in the transaction that writes the answer. */
  context: PlatformContext;
  playerId: number;
  at: Date;
  plan: Plan;
}
