import type pg from 'pg';
import { FailedQuery, isDatabaseAway, isReadOnly } from './problems';

/** A connection of the pool, from `take` until `release`. */
export interface Connection {
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
  /** True after an error that says that the server is away: no further statement gets an answer. */
  isLost(): boolean;
  /** Gives the connection back, or closes it when it is lost or not usable. */
  release(isUsable?: boolean): void;
}

/** Statements that wait for an answer, by their connection. */
export interface Waiting {
  sent(client: pg.PoolClient): void;
  answered(client: pg.PoolClient): void;
}

/**
 * The connections of a pool to a server that may change behind its address. One answer that only a demoted server gives, or its silence,
 * makes every connection of that time suspect: it is closed when it is given back or taken the next time.
 */
export function createConnections(pool: pg.Pool, waiting: Waiting) {
  const generations = new WeakMap<pg.PoolClient, number>();
  let generation = 0;
  pool.on('connect', (client) => {
    generations.set(client, generation);
    // The pool does not listen to a connection inside a transaction. The query that runs there fails by itself, so ignore the event.
    client.on('error', () => {});
  });
  const isSuspect = (client: pg.PoolClient) => generations.get(client) !== generation;
  const suspectAll = () => void (generation += 1);

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect().catch((problem: unknown) => {
        throw new FailedQuery(problem);
      });
      if (!isSuspect(client)) return client;
      client.release(true);
    }
  }

  return {
    async take(): Promise<Connection> {
      const client = await connect();
      let isLost = false;
      return {
        async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig) {
          waiting.sent(client);
          try {
            return await client.query<Row>(query);
          } catch (problem) {
            isLost ||= isDatabaseAway(problem);
            if (isReadOnly(problem)) suspectAll();
            throw new FailedQuery(problem);
          } finally {
            waiting.answered(client);
          }
        },
        isLost: () => isLost,
        release: (isUsable = true) => client.release(isLost || !isUsable || isSuspect(client)),
      };
    },

    /** Makes all connections suspect, and ends these at once: their statements fail. */
    forsake(clients: readonly pg.PoolClient[]) {
      suspectAll();
      // The driver closes the socket of a client that waits for an answer.
      for (const client of clients) void (client as unknown as pg.Client).end();
    },
  };
}

/** Source of connections; every statement of a process goes through it. */
export type Connections = ReturnType<typeof createConnections>;
