import pg from 'pg';
import { join, raw, Sql } from 'sql-template-tag';

/** A statement or a part of one, its values apart from its text. */
export type SQL = Sql;

/** Value of one parameter. A list is one value too: `= any(${ids}::bigint[])`. A moment goes as text: `toISOString()`. */
type SqlValue = string | number | bigint | boolean | null | Uint8Array | readonly SqlValue[];

/** The one way to write SQL: what is put in becomes a parameter, unless it is SQL itself. */
export function sql(text: TemplateStringsArray, ...values: readonly (SQL | SqlValue)[]): SQL {
  return new Sql(text, values);
}

/** @param separator text, such as `, ` or ` and ` */
sql.join = (parts: readonly SQL[], separator: string): SQL => join(parts, separator);

/** Name of a table or column. */
sql.identifier = (name: string): SQL => raw(pg.escapeIdentifier(name));

/** Text as it is: never what a caller sent. */
sql.raw = (text: string): SQL => raw(text);
