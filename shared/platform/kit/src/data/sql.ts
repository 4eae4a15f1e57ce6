import pg from 'pg';
import { join, raw, Sql } from 'sql-template-tag';

/** A statement or a part of one, its values apart from its text. */
export type SQL = Sql;

/** Value of one parameter. A list is one value too: `= any(${ids}::bigint[])`. A moment goes as text: `toISOString()`. */
type SqlValue = string | number | bigint | boolean | null | Uint8Array | readonly SqlValue[];

/** The only way to write SQL: every interpolated value becomes a parameter, unless it is SQL itself. */
export function sql(text: TemplateStringsArray, ...values: readonly (SQL | SqlValue)[]): SQL {
  return new Sql(text, values);
}

/** @param separator text, such as `, ` or ` and ` */
sql.join = (parts: readonly SQL[], separator: string): SQL => join(parts, separator);

/** Name of a table or column. */
sql.identifier = (name: string): SQL => raw(pg.escapeIdentifier(name));

/** Inserts text unchanged; never use it for input. */
sql.raw = (text: string): SQL => raw(text);
