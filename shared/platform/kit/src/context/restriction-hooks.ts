import type { Executor } from '../data/database';

/** Work of an area at the beginning of a break or an exclusion. The area adds it to the context at start. */
export interface RestrictionHook {
  /** For the log. */
  name: string;
  /** In the transaction that begins it. */
  within?(tx: Executor, playerId: number, at: Date): Promise<unknown>;
  /** In the background, after that transaction. */
  after?(playerId: number): Promise<unknown>;
}
