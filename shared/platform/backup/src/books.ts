import { assertLedger } from '@site/platform-domains/ledger';
import { inTransaction, openDatabase, type Executor } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';

export interface TableRows {
  table: string;
  rows: number;
  /** True for a table whose rows are neither changed nor removed. */
  isAppendOnly: boolean;
}

/** Longer than any check of a whole database: nobody waits for the statements. */
const LONG_MS = 3_600_000;
const PATIENT = { size: 1, answerWithinMs: LONG_MS, lockWithinMs: LONG_MS, idleWithinMs: LONG_MS, doubtAfterMs: LONG_MS };

async function withDatabase<T>(url: string, work: (db: Executor) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(url, () => {}, PATIENT);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Counts the rows of every table at one moment. */
export const countRows = (url: string): Promise<TableRows[]> =>
  withDatabase(url, (db) =>
    inTransaction(db, async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      const { rows: tables } = await tx.execute<{ name: string; is_append_only: boolean }>(sql`
        select relname as name, exists (
          select 1 from pg_trigger where tgrelid = pg_class.oid and not tgisinternal and tgfoid = to_regproc('ledger_append_only')
        ) as is_append_only
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`);
      const counted: TableRows[] = [];
      for (const { name, is_append_only: isAppendOnly } of tables) {
        const { rows } = await tx.execute<{ count: string }>(sql`select count(*) from ${sql.raw(`"${name}"`)}`);
        counted.push({ table: name, rows: Number(rows[0]?.count), isAppendOnly });
      }
      return counted;
    }),
  );

/** Checks all invariants of the ledger. @throws Error that lists every broken one */
export const addUpBooks = (url: string): Promise<void> => withDatabase(url, assertLedger);

export interface ComparedTable extends TableRows {
  before: number;
  after: number;
  /** Between the two counts of the running site. */
  isWithin: boolean;
}

/** Compares restored rows with those of the running site, before and after its copy. */
export function compareRows(before: readonly TableRows[], after: readonly TableRows[], restored: readonly TableRows[]): ComparedTable[] {
  const rowsIn = (list: readonly TableRows[], table: string) => list.find((other) => other.table === table)?.rows ?? 0;
  const known = new Map([...before, ...after, ...restored].map((row) => [row.table, row]));
  return [...known.values()].map(({ table, isAppendOnly }) => {
    const [first, last, rows] = [rowsIn(before, table), rowsIn(after, table), rowsIn(restored, table)];
    const isWithin = rows >= Math.min(first, last) && rows <= Math.max(first, last);
    return { table, isAppendOnly, rows, before: first, after: last, isWithin };
  });
}
