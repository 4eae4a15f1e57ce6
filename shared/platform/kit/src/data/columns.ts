import type { DB } from './schema';

/** Columns of a table as a statement answers them: numbers of eight bytes, decimals, days and moments as text. All of them where none is named. */
export type Columns<Table extends keyof DB, Names extends keyof DB[Table] = keyof DB[Table]> = Pick<DB[Table], Names>;

/** Reads a moment from a column that may be empty. */
export const momentOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));
