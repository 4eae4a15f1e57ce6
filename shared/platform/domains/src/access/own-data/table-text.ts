/** A row of a table, as `to_jsonb` gives it. */
export type DataRow = Record<string, unknown>;

/** Begins a CSV file: with this mark spreadsheets read Bangla. */
export const CSV_START = '\uFEFF';
const LINE_END = '\r\n';

/** Names of the columns, as the first line of a CSV file. */
export const csvHead = (row: DataRow) => lineOf(Object.keys(row));

/** Rows as lines of CSV, with the columns of the first one. */
export const csvLines = (rows: readonly DataRow[]) => rows.map((row) => lineOf(Object.values(row))).join('');

const lineOf = (values: readonly unknown[]) => values.map(cellOf).join(',') + LINE_END;

/** A spreadsheet would run a text that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value));
  return quoted(FORMULA.test(value) ? `'${value}` : value);
}

const quoted = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows of a JSON list, without its brackets. @param isFirst no row was written before */
export const jsonLines = (rows: readonly DataRow[], isFirst: boolean) =>
  rows.map((row, nth) => `${isFirst && nth === 0 ? '' : ',\n'}${JSON.stringify(row)}`).join('');
