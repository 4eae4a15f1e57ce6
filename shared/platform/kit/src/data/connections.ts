import { traceStatement } from '@site/serving/traces';
import type pg from 'pg';
import { FailedQuery, isDatabaseAway, isReadOnly, ServerSilent } from './problems';

/** A connection of the pool, from `take` until `release`. */
export interface Connection {
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
  /** True after an error that says that the server is away: no further statement gets an answer. */
  isLost(): boolean;
  /** Gives the connection back, or closes it when it is lost or not usable. */
  release(isUsable?: boolean): void;
}

/** A statement or the wait for a connection. */
export interface Waiter {
  /** Ends the wait with an error. */
  fail(): void;
  /** Connection on which the statement runs. */
  client?: pg.PoolClient;
}

interface Watch {
  begin(waiter: Waiter): void;
  end(waiter: Waiter): void;
  isSilent(): boolean;
}

/**
 * The connections of a pool to a server that may change behind its address. One answer that only a demoted server gives, or its silence,
 * makes every connection of that time suspect: it is closed when it is given back or taken the next time. While the server is silent, no
 * call waits for it.
 */
export function createConnections(pool: pg.Pool, watch: Watch) {
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
      const client = await pool.connect();
      if (!isSuspect(client)) return client;
      client.release(true);
    }
  }

  /** @throws ServerSilent at once when the server turns silent; the connection, if it comes later, goes back to the pool */
  function connectUnlessSilent() {
    return new Promise<pg.PoolClient>((resolve, reject) => {
      if (watch.isSilent()) throw new ServerSilent();
      let isOver = false;
      const waiter: Waiter = {
        fail() {
          isOver = true;
          reject(new ServerSilent());
        },
      };
      watch.begin(waiter);
      void connect()
        .then((client) => (isOver ? client.release() : resolve(client)), reject)
        .finally(() => watch.end(waiter));
    });
  }

  async function take(): Promise<Connection> {
    const client = await connectUnlessSilent().catch((problem: unknown) => {
      throw new FailedQuery(problem);
    });
    let isLost = false;
    // The driver closes the socket of a client that waits for an answer, and its statement fails.
    const waiter: Waiter = { client, fail: () => void (client as unknown as pg.Client).end() };
    return {
      async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig) {
        watch.begin(waiter);
        try {
          return await traceStatement(query.text, () => client.query<Row>(query));
        } catch (problem) {
          isLost ||= isDatabaseAway(problem);
          if (isReadOnly(problem)) suspectAll();
          throw new FailedQuery(problem);
        } finally {
          watch.end(waiter);
        }
      },
      isLost: () => isLost,
      release: (isUsable = true) => client.release(isLost || !isUsable || isSuspect(client)),
    };
  }

  return { take, suspectAll };
}

/** Source of connections; every statement of a process goes through it. */
export type ConnectionSource = ReturnType<typeof createConnections>;
