import type { DB } from './schema';

/** Columns of a table as a statement returns them: bigint, numeric, date and timestamp values are text. Default: all columns. */
export type Columns<Table extends keyof DB, Names extends keyof DB[Table] = keyof DB[Table]> = Pick<DB[Table], Names>;

/** Reads a timestamp from a nullable column. */
export const momentOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));
