import type { SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Executor } from './database';

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * Runs a statement that each connection parses and plans once. For the few that every bet runs: planning costs more than running
 * them. Their text must be the same every time, since a connection keeps each text for good.
 */
export async function executePrepared<Row extends Record<string, unknown>>(db: Executor, statement: SQL): Promise<QueryResult<Row>> {
  const query = dialect.sqlToQuery(statement);
  const name = names.get(query.sql) ?? `prepared_${names.size}`;
  names.set(query.sql, name);
  return db._.session.prepareQuery<PreparedQueryConfig & { execute: QueryResult<Row> }>(query, undefined, name, false).execute();
}
