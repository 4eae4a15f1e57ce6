import type { Executor } from '../data/database';

/** What an area does when a break or an exclusion begins; it adds its own to the context at start. */
export interface RestrictionHook {
  /** For the log. */
  name: string;
  /** In the transaction that begins it. */
  within?(tx: Executor, playerId: number, at: Date): Promise<unknown>;
  /** In the background, after that transaction. */
  after?(playerId: number): Promise<unknown>;
}
