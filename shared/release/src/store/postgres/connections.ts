import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StoreAway } from '../store';
import { isRefusedCommit, isWithoutTables, storeAway } from './faults';
import { settleWrite } from './settle';
import type { SendStatement, Write } from './statements';

/** Time limits of a PostgreSQL store in ms. */
export interface PostgresLimits {
  /** Longest wait for a connection. */
  connectWithinMs: number;
  /** Longest wait for the answer to one statement; the server cancels it then. */
  answerWithinMs: number;
}

/** An edge reads one file at a time, and a command a few. */
const SIZE = 4;
/** The server cancels a statement before this process gives up its connection. */
const GRACE = 1.2;

/** The types of the library lack the limit of a single statement. */
type LimitedQuery = pg.QueryConfig & { query_timeout: number | undefined };

/** Connections to one database. @param place its address without the password */
export function openConnections(address: string, place: string, { connectWithinMs, answerWithinMs }: PostgresLimits) {
  const pool = new pg.Pool({
    connectionString: address,
    application_name: 'releases',
    max: SIZE,
    keepAlive: true,
    // A process that forgets to close its store still ends.
    allowExitOnIdle: true,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: answerWithinMs,
    query_timeout: answerWithinMs * GRACE,
    // The locks of a writer that hangs are free after this time.
    idle_in_transaction_session_timeout: answerWithinMs,
  });
  let closing: Promise<void> | undefined;
  // Without listeners a restart of the server would end this process; the statement that runs fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));

  const askOf =
    (client: pg.Pool | pg.PoolClient): SendStatement =>
    async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = [], withinMs?: number) => {
      try {
        const query: LimitedQuery = { text, values: [...values], query_timeout: withinMs };
        return (await client.query<Row>(query)).rows;
      } catch (problem) {
        throw isWithoutTables(problem) ? problem : storeAway(place, problem);
      }
    };

  async function begin(lock: string) {
    const client = await pool.connect().catch((problem: unknown) => {
      throw storeAway(place, problem);
    });
    const ask = askOf(client);
    return { client, ask, locked: () => ask(`begin isolation level read committed; select pg_advisory_xact_lock('${keyOf(lock)}')`) };
  }

  /** Runs `work` under a lock. @returns null after a COMMIT that the server confirmed, else the reason why its fate is not known */
  async function transact(lock: string, work: (ask: SendStatement) => Promise<void>): Promise<{ unanswered: unknown } | null> {
    const { client, ask, locked } = await begin(lock);
    try {
      await locked();
      await work(ask);
    } catch (problem) {
      const isUsable = !(problem instanceof StoreAway) && (await client.query('rollback').then(yes, no));
      client.release(!isUsable);
      throw isWithoutTables(problem) ? storeAway(place, problem) : problem;
    }
    try {
      await client.query('commit');
      client.release();
      return null;
    } catch (problem) {
      client.release(true);
      if (isRefusedCommit(problem)) throw storeAway(place, problem, 'Nothing was written.');
      return { unanswered: problem };
    }
  }

  return {
    /** Sends one statement outside of a transaction. A store that nobody has written to has no rows. */
    async single<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = [], withinMs?: number) {
      try {
        return await askOf(pool)<Row>(sql, values, withinMs && Math.min(withinMs, answerWithinMs * GRACE));
      } catch (problem) {
        if (isWithoutTables(problem)) return [];
        throw problem;
      }
    },
    /** @throws StoreAway that says whether something was written, as far as this can be known */
    async write(write: Write) {
      const lost = await transact(write.lock, write.work);
      if (lost) await settleWrite(write, { place, problem: lost.unanswered, transact });
    },
    close: () => (closing ??= endPool(pool, connectWithinMs)),
  };
}

/** Connections of one store. */
export type Connections = ReturnType<typeof openConnections>;

/** Waits for the server's goodbye, but not longer than for a connection. The timer also keeps the process alive until then. */
async function endPool(pool: pg.Pool, longestMs: number) {
  const ended = new AbortController();
  await Promise.race([pool.end(), wait(longestMs, undefined, { signal: ended.signal }).catch(no)]);
  ended.abort();
}

const yes = () => true;
const no = () => false;

/** Key of an advisory lock: 64 bits, which the platform's tables in the same database do not use. */
const keyOf = (lock: string) => createHash('sha256').update(`releases ${lock}`).digest().readBigInt64BE();
