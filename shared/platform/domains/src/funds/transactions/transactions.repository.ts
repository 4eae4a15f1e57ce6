import type { Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { TransactionAction } from '@site/api/contracts/funds';
import type { Executor } from '@site/platform-kit/data/database';
import type { TransactionVerdict } from './transactions.policy';
import { toTransaction, type RawTransaction, type TransactionRow } from './transactions.rows';

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
  amount: Paisa;
  method: { id: number; name: string };
  accountNumber: string;
  trx?: { id: string; key: string };
  promotionId?: number | null;
  quoteId?: number;
  /** Time at which the receiving number was handed out; for a withdrawal the time of the request. */
  initiatedAt: Date;
  at: Date;
  /** Address that the player sent it from. */
  ip: string;
}

export async function insertTransaction(
  tx: Executor,
  transaction: NewTransaction,
  { number, reviewAt }: { number: string; reviewAt: Date | null },
): Promise<TransactionRow> {
  const { method, trx } = transaction;
  const at = transaction.at.toISOString();
  const { rows } = await tx.execute<RawTransaction>(sql`
    insert into cash_transaction (number, player_id, action, amount, method_id, method_name, account_number, trx_id, trx_key, promotion_id,
      quote_id, created_at, initiated_at, submitted_at, review_at, updated_at)
    values (${number}, ${transaction.playerId}, ${transaction.action}, ${transaction.amount}, ${method.id}, ${method.name},
      ${transaction.accountNumber}, ${trx?.id ?? null}, ${trx?.key ?? null}, ${transaction.promotionId ?? null}, ${transaction.quoteId ?? null},
      ${at}, ${transaction.initiatedAt.toISOString()}, ${at}, ${reviewAt?.toISOString() ?? null}, ${at})
    returning *`);
  const [row] = rows;
  if (!row) throw new Error('The transaction was not written');
  return toTransaction(row);
}

async function list(db: Executor, which: SQL): Promise<TransactionRow[]> {
  const { rows } = await db.execute<RawTransaction>(sql`select * from cash_transaction where ${which}`);
  return rows.map(toTransaction);
}

export async function findOwn(db: Executor, playerId: number, number: string): Promise<TransactionRow | null> {
  return (await list(db, sql`player_id = ${playerId} and number = ${number}`))[0] ?? null;
}

/** Locks the request until the transaction ends. Requires the lock on the player's wallet. @throws Error when there is none */
export async function lockTransaction(tx: Executor, id: number): Promise<TransactionRow> {
  const [row] = await list(tx, sql`id = ${id} for update`);
  if (!row) throw new Error(`No transaction ${id}`);
  return row;
}

/** The request with that number, else the pending ones with that TRX ID. */
export async function findNamed(db: Executor, name: string): Promise<TransactionRow[]> {
  const key = name.replace(/\s/g, '').toUpperCase();
  const found = await list(db, sql`number = ${key} or trx_key = ${key} and key = '0'`);
  const numbered = found.filter(({ number }) => number === key);
  return numbered.length ? numbered : found;
}

/**
 * Requests that the automatic reviewer must decide by now. Those of blocked players, and those that wait for a second person, are left to
 * the operators.
 * @param without ids to skip
 */
export async function listDue(
  db: Executor,
  now: Date,
  { limit, without }: { limit: number; without: number[] },
): Promise<TransactionRow[]> {
  const { rows } = await db.execute<RawTransaction>(sql`
    select t.* from cash_transaction t join players p on p.id = t.player_id and p.status = 'active'
    where t.key = '0' and t.review_at <= ${now.toISOString()} and t.id <> all(${without}::bigint[])
      and not exists (select 1 from cash_transaction_proposal o where o.transaction_id = t.id)
    order by t.review_at limit ${limit}`);
  return rows.map(toTransaction);
}

async function change(tx: Executor, id: number, set: SQL): Promise<TransactionRow> {
  const { rows } = await tx.execute<RawTransaction>(sql`update cash_transaction set ${set} where id = ${id} returning *`);
  const [row] = rows;
  if (!row) throw new Error(`No transaction ${id}`);
  return toTransaction(row);
}

export const markDecided = (tx: Executor, id: number, verdict: TransactionVerdict, at: Date) =>
  change(
    tx,
    id,
    sql`key = ${verdict.key}, reason = ${verdict.key === '2' ? verdict.reason : null}, review_at = null, decided_at = ${at.toISOString()},
      updated_at = ${at.toISOString()}`,
  );

export const saveExtras = (tx: Executor, id: number, { bonus, rebate }: { bonus: Paisa; rebate: Paisa }) =>
  change(tx, id, sql`bonus = ${bonus}, rebate = ${rebate}`);

export const markClosed = (tx: Executor, id: number, at: Date) => change(tx, id, sql`is_closed = true, updated_at = ${at.toISOString()}`);

export interface NewAttempt {
  amount: Paisa;
  accountNumber: string;
  trx: { id: string; key: string } | null;
}

/** Makes a request whose last attempt has ended wait again with other values. */
export const reopen = (
  tx: Executor,
  { id, attempt }: TransactionRow,
  { amount, accountNumber, trx }: NewAttempt,
  { at, reviewAt, isEdited }: { at: Date; reviewAt: Date | null; isEdited: boolean },
) =>
  change(
    tx,
    id,
    sql`key = '0', amount = ${amount}, account_number = ${accountNumber}, trx_id = ${trx?.id ?? null}, trx_key = ${trx?.key ?? null},
      reason = null, attempt = ${attempt + 1}, is_edited = ${isEdited}, submitted_at = ${at.toISOString()},
      review_at = ${reviewAt?.toISOString() ?? null}, decided_at = null, updated_at = ${at.toISOString()}`,
  );
