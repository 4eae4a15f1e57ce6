import { sql, type SQL } from './sql';

const printed = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/**
 * Passes many rows as one parameter, so that the text of a statement does not grow with them: `select ... from ${rowsOf('line', ...)}`.
 * @param columns property names of the rows, with their SQL types
 */
export function rowsOf<C extends string>(
  name: string,
  columns: Readonly<Record<C, string>>,
  rows: readonly Readonly<Record<NoInfer<C>, unknown>>[],
): SQL {
  const defined = Object.entries<string>(columns).map(([column, type]) => sql`${sql.identifier(column)} ${sql.raw(type)}`);
  const values = JSON.stringify(rows, printed);
  return sql`jsonb_to_recordset(${values}::jsonb) as ${sql.identifier(name)} (${sql.join(defined, ', ')})`;
}
