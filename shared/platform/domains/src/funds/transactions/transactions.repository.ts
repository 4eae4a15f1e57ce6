import { and, asc, eq, getTableColumns, lte, ne, notInArray, or, sql } from '@site/platform-kit/data/sql';
import type { TransactionAction } from '@site/api/contracts/funds';
import type { Executor } from '@site/platform-kit/data/database';
import { players } from '#access';
import type { Verdict } from './transactions.policy';
import { cashTransactions, type TransactionRow } from './transactions.rows';

const LETTER: Record<TransactionAction, string> = { deposit: 'D', withdraw: 'W' };

export async function takeNumber(tx: Executor, action: TransactionAction): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select ${LETTER[action]} || nextval('cash_transaction_number') as number`);
  const [row] = rows;
  if (!row) throw new Error('No number was taken');
  return row.number;
}

export interface NewTransaction {
  playerId: number;
  action: TransactionAction;
  /** Paisa. */
  amount: bigint;
  method: { id: number; name: string };
  accountNumber: string;
  trx?: { id: string; key: string };
  promotionId?: number | null;
  quoteId?: number;
  /** When the receiving number was handed out; now for a withdrawal. */
  initiatedAt: Date;
  at: Date;
  /** Where the player sent it from. */
  ip: string;
}

export async function insertTransaction(
  tx: Executor,
  transaction: NewTransaction,
  { number, reviewAt }: { number: string; reviewAt: Date | null },
): Promise<TransactionRow> {
  const { method, trx, at } = transaction;
  const [row] = await tx
    .insert(cashTransactions)
    .values({
      number,
      playerId: transaction.playerId,
      action: transaction.action,
      amount: transaction.amount,
      methodId: method.id,
      methodName: method.name,
      accountNumber: transaction.accountNumber,
      trxId: trx?.id ?? null,
      trxKey: trx?.key ?? null,
      promotionId: transaction.promotionId ?? null,
      quoteId: transaction.quoteId ?? null,
      bonus: 0n,
      rebate: 0n,
      attempt: 1,
      isClosed: false,
      createdAt: at,
      initiatedAt: transaction.initiatedAt,
      submittedAt: at,
      reviewAt,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error('The transaction was not written');
  return row;
}

export async function findOwn(db: Executor, playerId: number, number: string): Promise<TransactionRow | null> {
  const [row] = await db
    .select()
    .from(cashTransactions)
    .where(and(eq(cashTransactions.playerId, playerId), eq(cashTransactions.number, number)));
  return row ?? null;
}

/** Until the transaction ends; whoever locks it holds its player's turn. */
export async function lockTransaction(tx: Executor, id: number): Promise<TransactionRow> {
  const [row] = await tx.select().from(cashTransactions).where(eq(cashTransactions.id, id)).for('update');
  if (!row) throw new Error(`No transaction ${id}`);
  return row;
}

/** The one of that number, else those that wait under that TRX ID. */
export async function findNamed(db: Executor, name: string): Promise<TransactionRow[]> {
  const key = name.replace(/\s/g, '').toUpperCase();
  const found = await db
    .select()
    .from(cashTransactions)
    .where(or(eq(cashTransactions.number, key), and(eq(cashTransactions.trxKey, key), eq(cashTransactions.key, '0'))));
  const numbered = found.filter(({ number }) => number === key);
  return numbered.length ? numbered : found;
}

/** What waits, with the player's name; the oldest first. */
export const listQueue = (db: Executor, limit: number) =>
  db
    .select({ row: cashTransactions, username: players.username, status: players.status })
    .from(cashTransactions)
    .innerJoin(players, eq(players.id, cashTransactions.playerId))
    .where(eq(cashTransactions.key, '0'))
    .orderBy(asc(cashTransactions.submittedAt), asc(cashTransactions.id))
    .limit(limit);

/** What the reviewer decides by now; what a blocked player asked for is left to the operator. @param without ids that are passed over */
export const listDue = (db: Executor, now: Date, { limit, without }: { limit: number; without: number[] }): Promise<TransactionRow[]> =>
  db
    .select(getTableColumns(cashTransactions))
    .from(cashTransactions)
    .innerJoin(players, and(eq(players.id, cashTransactions.playerId), ne(players.status, 'blocked')))
    .where(and(eq(cashTransactions.key, '0'), lte(cashTransactions.reviewAt, now), notInArray(cashTransactions.id, without)))
    .orderBy(asc(cashTransactions.reviewAt))
    .limit(limit);

const change = async (tx: Executor, id: number, values: Partial<TransactionRow>): Promise<TransactionRow> => {
  const [row] = await tx.update(cashTransactions).set(values).where(eq(cashTransactions.id, id)).returning();
  if (!row) throw new Error(`No transaction ${id}`);
  return row;
};

export const markDecided = (tx: Executor, id: number, verdict: Verdict, at: Date) =>
  change(tx, id, {
    key: verdict.key,
    reason: verdict.key === '2' ? verdict.reason : null,
    reviewAt: null,
    decidedAt: at,
    updatedAt: at,
  });

export const saveExtras = (tx: Executor, id: number, extras: { bonus: bigint; rebate: bigint }) => change(tx, id, extras);

export const markClosed = (tx: Executor, id: number, at: Date) => change(tx, id, { isClosed: true, updatedAt: at });

export interface NewAttempt {
  amount: bigint;
  accountNumber: string;
  trx: { id: string; key: string } | null;
}

/** Makes a refused one, or one whose last attempt has ended, wait again with other values. */
export const reopen = (
  tx: Executor,
  { id, attempt }: TransactionRow,
  values: NewAttempt,
  { at, reviewAt, isEdited }: { at: Date; reviewAt: Date | null; isEdited: boolean },
) =>
  change(tx, id, {
    key: '0',
    amount: values.amount,
    accountNumber: values.accountNumber,
    trxId: values.trx?.id ?? null,
    trxKey: values.trx?.key ?? null,
    reason: null,
    attempt: attempt + 1,
    isEdited,
    submittedAt: at,
    reviewAt,
    decidedAt: null,
    updatedAt: at,
  });
