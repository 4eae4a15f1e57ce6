import { sql, type SQL } from './sql';

const printed = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/**
 * Passes many rows as one parameter, so that the text of a statement does not grow with them: `select ... from ${rowsOf('line', ...)}`.
 * @param columns property names of the rows, with their SQL types
 * @param planned `once` for a prepared statement. Otherwise a limit tells the planner how many rows come; without it the planner expects 100
 * rows, and reads the whole of a small table for one. With it a prepared statement would be planned each time.
 */
export function rowsOf<C extends string>(
  name: string,
  columns: Readonly<Record<C, string>>,
  rows: readonly Readonly<Record<NoInfer<C>, unknown>>[],
  planned: 'once' | 'each time' = 'each time',
): SQL {
  const defined = Object.entries<string>(columns).map(([column, type]) => sql`${sql.identifier(column)} ${sql.raw(type)}`);
  const values = JSON.stringify(rows, printed);
  const table = sql`jsonb_to_recordset(${values}::jsonb) as ${sql.identifier(name)} (${sql.join(defined, ', ')})`;
  return planned === 'once' ? table : sql`(select * from ${table} limit ${rows.length}) as ${sql.identifier(name)}`;
}
