import { sql, type SQL } from './sql';

const printed = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/**
 * Many rows as one value, so that the text of a statement does not grow with them: `select ... from ${rowsOf('line', ...)}`.
 * @param columns names as the rows have them, with their types
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
