import type pg from 'pg';

/**
 * Sends one statement.
 * @param withinMs longest wait for its answer, where it is shorter than the limit of the store
 * @returns its rows
 * @throws StoreAway when it fails
 */
export type SendStatement = <Row extends pg.QueryResultRow>(
  sql: string,
  values?: readonly unknown[],
  withinMs?: number,
) => Promise<readonly Row[]>;

/** A write that is done as a whole or not at all. */
export interface Write {
  /** Name of the thing that changes: only one transaction at a time changes it. */
  lock: string;
  /** Names the write in a message, as the subject of a sentence. */
  subject: string;
  work(ask: SendStatement): Promise<void>;
  /** Looks whether the write is in the store, after a COMMIT whose answer was lost. */
  isDone(ask: SendStatement): Promise<boolean>;
}
