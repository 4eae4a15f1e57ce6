import { count } from '@site/serving/metrics';
import pg from 'pg';
import { onPool, type Executor } from './executor';

export type { Executor } from './executor';

export interface Database {
  db: Executor;
  pool: pg.Pool;
  /** Dedicated connection for LISTEN and NOTIFY, outside the pool. Not yet connected. */
  openConnection: () => pg.Client;
  close(): Promise<void>;
}

const ANSWER_WITHIN_MS = 10_000;
const RETRIES = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

interface PoolOptions {
  size?: number;
  /** Longest wait for a free connection, in the pool or at PostgreSQL; then the call fails. */
  connectWithinMs?: number;
  /** PostgreSQL cancels a statement that takes longer. */
  answerWithinMs?: number;
}

export function openDatabase(
  url: string,
  onIdleError: (problem: Error) => void,
  { size = 20, connectWithinMs = 3000, answerWithinMs = ANSWER_WITHIN_MS }: PoolOptions = {},
): Database {
  const options = { connectionString: url, connectionTimeoutMillis: connectWithinMs, statement_timeout: answerWithinMs };
  const pool = new pg.Pool({ ...options, max: size });
  // Without a listener a restart of the database would end this process.
  pool.on('error', onIdleError);
  // The pool does not listen to a connection inside a transaction. The query that runs there fails by itself, so ignore the event.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    db: onPool(pool),
    pool,
    openConnection: () => new pg.Client({ ...options, query_timeout: answerWithinMs }),
    close: () => pool.end(),
  };
}

/**
 * Runs `work` in one transaction and repeats it after a serialisation failure or a deadlock.
 * `work` must have no effect outside the database. Inside a transaction it becomes a savepoint and is not repeated.
 */
export async function inTransaction<T>(db: Executor, work: (tx: Executor) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (problem) {
      const code = databaseErrorCode(problem);
      const isWorthRepeating = code === SERIALIZATION_FAILURE || code === DEADLOCK;
      if (db.isTransaction || !isWorthRepeating || attempt > RETRIES) throw problem;
      count('site_transaction_repeats_total', { reason: code === DEADLOCK ? 'deadlock' : 'serialization_failure' });
      await pause(attempt * 5 + Math.random() * 15);
    }
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface Problem {
  code?: unknown;
  message?: unknown;
  constraint?: unknown;
}

/**
 * All nested errors, outermost first: a failed query has PostgreSQL's error as its cause, and a failed connection has one error for each
 * address.
 */
function* problemsIn(problem: unknown): Generator<Problem> {
  if (typeof problem !== 'object' || problem === null) return;
  yield problem;
  if ('cause' in problem) yield* problemsIn(problem.cause);
  if ('errors' in problem && Array.isArray(problem.errors)) for (const part of problem.errors) yield* problemsIn(part);
}

const firstOf = <T>(problem: unknown, find: (part: Problem) => T | undefined): T | undefined => {
  for (const part of problemsIn(problem)) {
    const found = find(part);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The SQLSTATE or socket error behind a failed query. */
export const databaseErrorCode = (problem: unknown) => firstOf(problem, ({ code }) => (typeof code === 'string' ? code : undefined));

/** Name of the unique constraint that the write violated, if any. */
export const violatedUnique = (problem: unknown) =>
  firstOf(problem, ({ code, constraint }) => (code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : undefined));

const LOST_CONNECTION = /^(08|57P|53300|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/;
const LOST_WORDS = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** True when the database is unreachable, which is temporary, and false for our own faults. */
export const isDatabaseAway = (problem: unknown) =>
  firstOf(problem, ({ code, message }) => LOST_CONNECTION.test(String(code)) || LOST_WORDS.test(String(message)) || undefined) ?? false;
