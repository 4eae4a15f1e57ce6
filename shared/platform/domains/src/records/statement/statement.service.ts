import type { Executor } from '@site/platform-kit/data/database';
import { sumExchange, sumGifts, sumNetDeposits, sumPlayed, sumRequests, sumRounds } from './statement.repository';
import { addSums, NOTHING, statementMonths, type Sums } from './statement.rules';

/** Queries for the sums of the statement, each by month. */
const SOURCES = [sumRequests, sumGifts, sumRounds, sumExchange, sumPlayed] as const;

/** The last calendar months of an account, the running one first, with their sum. */
export async function readStatement(db: Executor, playerId: number, now: Date) {
  const ranges = statementMonths(now);
  const [lifetimeNetDeposits, ...sources] = await Promise.all([
    sumNetDeposits(db, playerId),
    ...SOURCES.map((read): Promise<Partial<Sums>[]> => read(db, playerId, ranges)),
  ]);
  const months = ranges.map(({ month }, at) => ({
    month,
    sums: sources.map((source) => source[at] ?? NOTHING).reduce<Sums>(addSums, NOTHING),
  }));
  return { months, totals: months.reduce((total, { sums }) => addSums(total, sums), NOTHING), lifetimeNetDeposits };
}
