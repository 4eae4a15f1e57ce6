import { count } from '@site/serving/metrics';
import pg from 'pg';
import { createConnections, type Waiter } from './connections';
import { onPool, type Executor } from './executor';
import { createLiveness } from './liveness';
import { databaseErrorCode, ServerSilent } from './problems';

export type { Executor } from './executor';
export { databaseErrorCode, isDatabaseAway, isDatabaseBusy, violatedUnique } from './problems';

export interface Database {
  db: Executor;
  pool: pg.Pool;
  /** Dedicated connection for LISTEN and NOTIFY, outside the pool. Not yet connected. */
  openConnection: () => pg.Client;
  close(): Promise<void>;
}

/** Longest waits of one process for its database. */
interface DatabaseLimits {
  /** For a free connection, in the pool or at PostgreSQL; then the call fails. */
  connectWithinMs: number;
  /** For the answer to a statement; then PostgreSQL cancels it. */
  answerWithinMs: number;
  /** For a lock of another transaction; then PostgreSQL cancels the statement. */
  lockWithinMs: number;
  /** For the next statement of a transaction; then PostgreSQL ends the connection, and frees the locks of a client that is gone. */
  idleWithinMs: number;
  /** For the answer to a statement, before the server is asked about it. */
  doubtAfterMs: number;
}

const LIMITS: DatabaseLimits = {
  // Less than 3 s, in which a call has to be answered, with time left for the answer.
  connectWithinMs: 2500,
  answerWithinMs: 10_000,
  lockWithinMs: 4000,
  idleWithinMs: 5000,
  doubtAfterMs: 1250,
};
/** Longest wait for an answer about old statements. With `doubtAfterMs` less than 3 s, in which a call has to be answered. */
const THERE_WITHIN_MS = 1250;
/** Time after which the connection of that question is closed; `createLiveness` counts the time for its answer. */
const CLOSED_WITHIN_MS = 4 * THERE_WITHIN_MS;
/** PostgreSQL cancels a statement itself, so only a connection without a server behind it reaches this end. */
const GRACE_MS = 2000;

interface DatabaseOptions extends Partial<DatabaseLimits> {
  /** Connections of the pool. */
  size?: number | undefined;
}

/** @param onLost called when an idle connection breaks or the server does not answer; statements that run fail by themselves */
export function openDatabase(url: string, onLost: (problem: Error) => void, { size = 20, ...given }: DatabaseOptions = {}): Database {
  const limits = { ...LIMITS, ...given };
  const options = sessionOptions(url, limits);
  const pool = new pg.Pool({ ...options, max: size, pipeline: true } as pg.PoolConfig);
  // Without a listener a restart of the database would end this process.
  pool.on('error', onLost);
  const liveness = createLiveness<Waiter>({
    doubtAfterMs: limits.doubtAfterMs,
    answerWithinMs: THERE_WITHIN_MS,
    probe: (waiters) => askAbout(url, waiters),
    onSilence(waiters) {
      connections.suspectAll();
      for (const { fail } of waiters) fail();
      if (waiters.length) onLost(new ServerSilent());
    },
  });
  const connections = createConnections(pool, liveness);
  return {
    db: onPool(connections),
    pool,
    openConnection: () => new pg.Client(options),
    close() {
      liveness.stop();
      return pool.end();
    },
  };
}

/** A parameter `options` in the address replaces the settings of TCP. */
const sessionOptions = (url: string, limits: DatabaseLimits): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: limits.connectWithinMs,
  statement_timeout: limits.answerWithinMs,
  query_timeout: limits.answerWithinMs + GRACE_MS,
  lock_timeout: limits.lockWithinMs,
  idle_in_transaction_session_timeout: limits.idleWithinMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 2000,
  options: SERVER_TCP.map((setting) => `-c ${setting}`).join(' '),
});

/** With these PostgreSQL notices within 6 s that the machine of a client is gone, also while a statement of that client runs. */
const SERVER_TCP = [
  'tcp_keepalives_idle=2',
  'tcp_keepalives_interval=1',
  // Servers on other systems refuse these.
  ...(process.platform === 'linux' ? ['tcp_keepalives_count=3', 'tcp_user_timeout=5000', 'client_connection_check_interval=1000'] : []),
];

/** The types of the driver lack the process at the server that serves a client. */
const processOf = (client: pg.ClientBase) => (client as unknown as { processID: number }).processID;

/** Asks, on a new connection, whether the statements run. @returns those of the waiters whose statement does not */
async function askAbout(url: string, waiters: readonly Waiter[]): Promise<readonly Waiter[] | null> {
  const asking = new pg.Client({ connectionString: url, connectionTimeoutMillis: CLOSED_WITHIN_MS, query_timeout: CLOSED_WITHIN_MS });
  asking.on('error', () => {});
  const sent = waiters.flatMap((waiter) => (waiter.client ? [{ waiter, pid: processOf(waiter.client) }] : []));
  try {
    await asking.connect();
    const { rows } = await asking.query<{ pid: number }>(
      "select pid from pg_stat_activity where pid = any($1::int[]) and state = 'active'",
      [sent.map(({ pid }) => pid)],
    );
    return sent.flatMap(({ waiter, pid }) => (rows.some((row) => row.pid === pid) ? [] : [waiter]));
  } catch (problem) {
    // A server that answers that it takes no connection now is there.
    return problem instanceof pg.DatabaseError ? [] : null;
  } finally {
    void asking.end();
  }
}

const RETRIES = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

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
