import type { QueryResult } from 'pg';
import type { Executor } from './executor';
import type { SQL } from './sql';

const names = new Map<string, string>();

/**
 * Runs a statement that each connection parses and plans once. Use it only for the few statements that every bet runs, because their
 * planning costs more than their execution. The text must be constant, because a connection keeps every prepared text for its lifetime.
 */
export function executePrepared<Row extends Record<string, unknown>>(db: Executor, statement: SQL): Promise<QueryResult<Row>> {
  const name = names.get(statement.text) ?? `prepared_${names.size}`;
  names.set(statement.text, name);
  return db.executeNamed<Row>(name, statement);
}
