import { sql, type SQL } from './sql';
import type { Executor } from './database';

/** Rows of one statement, so that its locks stay short even after a long time without a sweep. */
const STEP = 1000;

/** Repeats `work` until it takes fewer rows than a step. @param work returns the number of rows that it took */
export async function inSteps(work: (step: number) => Promise<number>, step = STEP) {
  while ((await work(step)) === step);
}

/**
 * Deletes the rows of the table that fit the condition, in steps. Rows that another transaction has locked stay for the next sweep.
 * @param table has no partitions, because their rows share values of `ctid`
 */
export const deleteInSteps = (db: Executor, table: SQL, condition: SQL, step = STEP) =>
  inSteps(async (limit) => {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${limit} for update skip locked))`);
    return rowCount ?? 0;
  }, step);
