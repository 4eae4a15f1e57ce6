import type { Clock } from '../time/clock';
import type { Executor } from './database';
import { sql } from './sql';

/**
 * Adds the months up to two after this one to the tables that have a partition for each month. Rows of a moment after all months are kept
 * in a last partition, which this ends with a month of its own.
 * @returns the number of new partitions
 * @throws an error with code 55P03 when a table is in use; the next run of the job tries again
 */
export async function addMonthPartitions({ db, clock }: { db: Executor; clock: Clock }): Promise<number> {
  const { rows } = await db.execute<{ added: number }>(sql`select month_partitions_ahead(${clock.now().toISOString()}) as added`);
  return rows[0]?.added ?? 0;
}
