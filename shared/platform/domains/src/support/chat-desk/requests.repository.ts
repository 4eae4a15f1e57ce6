import { and, desc, eq, inArray, or, sql, type Column } from '@site/platform-kit/data/sql';
import type { TransactionAction } from '@site/api/contracts/funds';
import type { Executor } from '@site/platform-kit/data/database';
import { cashTransactions, type TransactionRow } from '#funds';

/** The player's own requests of that number or TRX ID, the newest first. */
export const findOwnNamed = (db: Executor, playerId: number, names: readonly string[], limit: number): Promise<TransactionRow[]> =>
  db
    .select()
    .from(cashTransactions)
    .where(
      and(eq(cashTransactions.playerId, playerId), or(isOneOf(cashTransactions.number, names), isOneOf(cashTransactions.trxKey, names))),
    )
    .orderBy(desc(cashTransactions.createdAt), desc(cashTransactions.id))
    .limit(limit);

/** One parameter for all of them. */
const isOneOf = (column: Column, values: readonly string[]) => sql`${column} = any(${sql.param(values)}::text[])`;

/** The newest first. */
export const listNewest = (
  db: Executor,
  playerId: number,
  actions: readonly TransactionAction[],
  limit: number,
): Promise<TransactionRow[]> =>
  db
    .select()
    .from(cashTransactions)
    .where(and(eq(cashTransactions.playerId, playerId), inArray(cashTransactions.action, [...actions])))
    .orderBy(desc(cashTransactions.createdAt), desc(cashTransactions.id))
    .limit(limit);
