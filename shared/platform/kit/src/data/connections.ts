import { traceStatement } from '@site/serving/traces';
import type pg from 'pg';
import { openWith } from './opening-query';
import { FailedQuery, isDatabaseAway, isReadOnly, ServerSilent } from './problems';

/** A connection of the pool, from `take` until `release`. */
export interface Connection {
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
  /** Opens a transaction and runs its first statement. `begun` fails when the transaction did not open. */
  open<Row extends pg.QueryResultRow>(query: pg.QueryConfig): { begun: Promise<void>; answer: Promise<pg.QueryResult<Row>> };
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

const socketOf = (client: pg.PoolClient) => (client as unknown as pg.Client).connection.stream;

/** Closes the socket, so that the statements on it fail now; `end` would wait for their answers. */
const cut = (client: pg.PoolClient) => void socketOf(client).destroy();

/** Sends all statements of this turn of the event loop as one message. */
function sendTogether(client: pg.PoolClient) {
  const socket = socketOf(client);
  socket.cork();
  process.nextTick(() => socket.uncork());
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
    /** Statements that are sent before the answer to an earlier one has come wait on the same connection. */
    async function watched<Answer>(text: string, send: () => Promise<Answer>) {
      const waiter: Waiter = { client, fail: () => cut(client) };
      watch.begin(waiter);
      try {
        return await traceStatement(text, send);
      } catch (problem) {
        isLost ||= isDatabaseAway(problem);
        if (isReadOnly(problem)) suspectAll();
        throw new FailedQuery(problem);
      } finally {
        watch.end(waiter);
      }
    }
    return {
      query: (query) =>
        watched(query.text, () => {
          sendTogether(client);
          return client.query(query);
        }),
      open<Row extends pg.QueryResultRow>(query: pg.QueryConfig) {
        sendTogether(client);
        const opening = openWith<Row>(client, query);
        return { begun: opening.begun, answer: watched(query.text, () => opening.answer) };
      },
      isLost: () => isLost,
      release: (isUsable = true) => client.release(isLost || !isUsable || isSuspect(client)),
    };
  }

  return { take, suspectAll };
}

/** Source of connections; every statement of a process goes through it. */
export type ConnectionSource = ReturnType<typeof createConnections>;
