import { traceStatement } from '@site/serving/traces';
import pg from 'pg';
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
  /** True inside a transaction. Its statements share one connection and run one after the other. */
  readonly isTransaction: boolean;
}

/** Contains neither the statement nor its values, because errors are logged. */
export class FailedQuery extends Error {
  constructor(cause: unknown) {
    super('Failed query', { cause });
  }
}

const { DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
/** Dates and timestamps stay text, as bigint and numeric values are by default. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
    [DATE, TIMESTAMP, TIMESTAMPTZ].includes(type) ? (value) => value : (pg.types.getTypeParser(type, format) as (value: string) => unknown),
};

const statementsOn = (client: pg.Pool | pg.PoolClient): Pick<Executor, 'execute' | 'executeNamed'> => {
  const send = async <Row extends AnyRow>(query: pg.QueryConfig) => {
    try {
      return await traceStatement(query.text, () => client.query<Row>({ ...query, types }));
    } catch (problem) {
      throw new FailedQuery(problem);
    }
  };
  return {
    execute: ({ text, values }) => send({ text, values }),
    executeNamed: (name, { text, values }) => send({ name, text, values }),
  };
};

export const onPool = (pool: pg.Pool): Executor => ({
  ...statementsOn(pool),
  isTransaction: false,
  async transaction(work) {
    const client = await pool.connect();
    let isUsable = true;
    const tx = onConnection(client, 1);
    try {
      await tx.execute(sql`begin`);
      const result = await work(tx);
      await tx.execute(sql`commit`);
      return result;
    } catch (problem) {
      // A connection that cannot roll back must not serve another call with this transaction open.
      await tx.execute(sql`rollback`).catch(() => (isUsable = false));
      throw problem;
    } finally {
      client.release(!isUsable);
    }
  },
});

const onConnection = (client: pg.PoolClient, depth: number): Executor => ({
  ...statementsOn(client),
  isTransaction: true,
  async transaction(work) {
    const savepoint = sql.raw(`savepoint sp${depth}`);
    const tx = onConnection(client, depth + 1);
    await tx.execute(savepoint);
    try {
      const result = await work(tx);
      await tx.execute(sql`release ${savepoint}`);
      return result;
    } catch (problem) {
      await tx.execute(sql`rollback to ${savepoint}`);
      throw problem;
    }
  },
});
