import type pg from 'pg';

/** Sends one statement. @returns its rows @throws StoreAway when it fails */
export type AskServer = <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A write that is done as a whole or not at all. */
export interface Write {
  /** Name of the thing that changes: only one transaction at a time changes it. */
  lock: string;
  /** Names the write in a message, as the subject of a sentence. */
  subject: string;
  work(ask: AskServer): Promise<void>;
  /** Looks whether the write is in the store, after a COMMIT whose answer was lost. */
  isDone(ask: AskServer): Promise<boolean>;
}
