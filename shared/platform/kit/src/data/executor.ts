import pg from 'pg';
import type { Connection, ConnectionSource } from './connections';
import { sql, type SQL } from './sql';

type AnyRow = Record<string, unknown>;

/** The pool or a transaction; first parameter of every repository function. */
export interface Executor {
  /** Rows have the form of `Columns`. */
  execute<Row extends AnyRow = AnyRow>(statement: SQL): Promise<pg.QueryResult<Row>>;
  /** Like `execute`, for a named statement that each connection parses and plans once. */
  executeNamed<Row extends AnyRow = AnyRow>(name: string, statement: SQL): Promise<pg.QueryResult<Row>>;
  /** Inside a transaction this is a savepoint. */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  /** Calls `work` once after the transaction has committed, never after a rollback; outside a transaction at once. Must not throw. */
  afterCommit(work: () => void): void;
  /** True inside a transaction. Its statements share one connection and run one after the other. */
  readonly isTransaction: boolean;
}

const { DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
/** Dates and timestamps stay text, as bigint and numeric values are by default. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
    [DATE, TIMESTAMP, TIMESTAMPTZ].includes(type) ? (value) => value : (pg.types.getTypeParser(type, format) as (value: string) => unknown),
};

type Statements = Pick<Executor, 'execute' | 'executeNamed'>;

/** @param send sends one query, with its types */
const statementsBy = (send: <Row extends AnyRow>(query: pg.QueryConfig) => Promise<pg.QueryResult<Row>>): Statements => ({
  execute: ({ text, values }) => send({ text, values, types }),
  executeNamed: (name, { text, values }) => send({ name, text, values, types }),
});

export const onPool = ({ take }: ConnectionSource): Executor => ({
  ...statementsBy(async (query) => {
    const connection = await take();
    try {
      return await connection.query(query);
    } finally {
      connection.release();
    }
  }),
  isTransaction: false,
  afterCommit: (work) => work(),
  async transaction(work) {
    const connection = await take();
    let isUsable = true;
    const committed = new Set<() => void>();
    const transaction = onConnection(opening(connection), committed, 1);
    try {
      const result = await work(transaction.tx);
      await transaction.end(sql`commit`);
      committed.forEach((follow) => follow());
      return result;
    } catch (problem) {
      // A connection that cannot roll back must not serve another call with this transaction open, and a lost one would only wait.
      if (!connection.isLost()) await transaction.end(sql`rollback`).catch(() => (isUsable = false));
      throw problem;
    } finally {
      connection.release(isUsable);
    }
  },
});

type Send = Pick<Connection, 'isLost' | 'query'>;

/** The first statement opens the transaction. The others wait until it is open, because otherwise each of them would commit by itself. */
function opening({ open, query, isLost }: Connection): Send {
  let begun: Promise<void> | null = null;
  return {
    isLost,
    async query<Row extends AnyRow>(statement: pg.QueryConfig) {
      if (begun) return begun.then(() => query<Row>(statement));
      const first = open<Row>(statement);
      begun = first.begun;
      return first.answer;
    },
  };
}

/** @returns the executor, and a function that ends it: work that goes on although its transaction failed can send nothing more */
function onConnection(connection: Send, committed: Set<() => void>, depth: number) {
  let isOver = false;
  const tx: Executor = {
    ...statementsBy(async (query) => {
      if (isOver) throw new Error('The transaction is over');
      return connection.query(query);
    }),
    isTransaction: true,
    afterCommit: (work) => void committed.add(work),
    async transaction(work) {
      const savepoint = sql.raw(`savepoint sp${depth}`);
      const inner = onConnection(connection, committed, depth + 1);
      await tx.execute(savepoint);
      try {
        const result = await work(inner.tx);
        await inner.end(sql`release ${savepoint}`);
        return result;
      } catch (problem) {
        if (!connection.isLost()) await inner.end(sql`rollback to ${savepoint}`);
        throw problem;
      }
    },
  };
  const { execute } = statementsBy(connection.query);
  return {
    tx,
    async end(statement: SQL) {
      isOver = true;
      await execute(statement);
    },
  };
}
