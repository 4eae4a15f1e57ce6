import type { QueryResult } from 'pg';
import type { Executor } from './executor';
import type { SQL } from './sql';

const names = new Map<string, string>();

/**
 * Runs a statement that each connection parses and plans once. For the few that every bet runs: planning costs more than running
 * them. Their text must be the same every time, since a connection keeps each text for good.
 */
export function executePrepared<Row extends Record<string, unknown>>(db: Executor, statement: SQL): Promise<QueryResult<Row>> {
  const name = names.get(statement.text) ?? `prepared_${names.size}`;
  names.set(statement.text, name);
  return db.executeNamed<Row>(name, statement);
}
