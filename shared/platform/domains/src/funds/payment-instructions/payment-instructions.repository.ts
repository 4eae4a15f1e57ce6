import { deleteInSteps } from '@site/platform-kit/data/in-steps';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { toQuote, type QuoteRow, type RawQuote } from './payment-instructions.rows';

/** Properties that a quote must match. */
export type Wanted = Pick<QuoteRow, 'flow' | 'playerId' | 'methodId' | 'amount' | 'promotionId'>;
export type PaymentInstruction = QuoteRow & { accountNumber: string };

async function findQuoted(db: Executor, which: SQL): Promise<PaymentInstruction | null> {
  const { rows } = await db.execute<RawQuote & Columns<'wallet_number', 'account_number'>>(sql`
    select q.*, n.account_number from deposit_quote q join wallet_number n on n.id = q.wallet_number_id where ${which}`);
  const [row] = rows;
  return row ? { ...toQuote(row), accountNumber: row.account_number } : null;
}

const isWanted = ({ flow, playerId, methodId, amount, promotionId }: Wanted) => sql`
  q.flow = ${flow} and q.player_id = ${playerId} and q.method_id = ${methodId} and q.amount = ${amount}
  and ${promotionId === null ? sql`q.promotion_id is null` : sql`q.promotion_id = ${promotionId}`} and q.used_at is null`;

/** Not expired, and its number still receives. */
const isLive = (at: Date) => sql`q.expires_at > ${at.toISOString()} and n.status = 'active'`;

export const findLiveQuote = (db: Executor, wanted: Wanted, at: Date) =>
  findQuoted(db, sql`${isWanted(wanted)} and ${isLive(at)} order by q.id desc limit 1`);

/** The unused live quote that was requested last, for any method and amount. */
export const findOpenQuote = (db: Executor, playerId: number, at: Date) =>
  findQuoted(
    db,
    sql`q.player_id = ${playerId} and q.used_at is null and ${isLive(at)} order by q.asked_at desc nulls last, q.id desc limit 1`,
  );

/** The last unused quote, however old. */
export async function findLastQuote(db: Executor, wanted: Wanted): Promise<QuoteRow | null> {
  const { rows } = await db.execute<RawQuote>(sql`
    select q.* from deposit_quote q where ${isWanted(wanted)} order by q.id desc limit 1`);
  return rows[0] ? toQuote(rows[0]) : null;
}

export const findEwalletQuote = (db: Executor, playerId: number, publicId: string) =>
  findQuoted(db, sql`q.public_id = ${publicId} and q.player_id = ${playerId} and q.flow = 'ewallet'`);

/** A random active number of the method. */
export async function pickNumber(db: Executor, methodId: number): Promise<{ id: number; accountNumber: string } | null> {
  const { rows } = await db.execute<Columns<'wallet_number', 'id' | 'account_number'>>(sql`
    select id, account_number from wallet_number where method_id = ${methodId} and status = 'active' order by random() limit 1`);
  const [row] = rows;
  return row ? { id: row.id, accountNumber: row.account_number } : null;
}

type NewQuote = Omit<QuoteRow, 'id' | 'usedAt' | 'wishedPromotionId' | 'askedAt'> & { askedAt: Date };

export async function insertQuote(tx: Executor, quote: NewQuote): Promise<QuoteRow> {
  const { publicId, flow, playerId, methodId, walletNumberId, amount, promotionId, createdAt, askedAt, expiresAt } = quote;
  const { rows } = await tx.execute<RawQuote>(sql`
    insert into deposit_quote (public_id, flow, player_id, method_id, wallet_number_id, amount, promotion_id, created_at, asked_at, expires_at)
    values (${publicId}, ${flow}, ${playerId}, ${methodId}, ${walletNumberId}, ${amount}, ${promotionId}, ${createdAt.toISOString()},
      ${askedAt.toISOString()}, ${expiresAt.toISOString()})
    returning *`);
  const [row] = rows;
  if (!row) throw new Error('The quote was not written');
  return toQuote(row);
}

export async function saveAsked(tx: Executor, quoteId: number, at: Date) {
  await tx.execute(sql`update deposit_quote set asked_at = ${at.toISOString()} where id = ${quoteId}`);
}

export async function saveWish(tx: Executor, quoteId: number, promotionId: number | null) {
  await tx.execute(sql`update deposit_quote set wished_promotion_id = ${promotionId} where id = ${quoteId}`);
}

export async function markUsed(tx: Executor, quoteId: number, at: Date) {
  await tx.execute(sql`update deposit_quote set used_at = ${at.toISOString()} where id = ${quoteId}`);
}

export async function deleteUnused(db: Executor, expiredBefore: Date) {
  await deleteInSteps(db, sql`deposit_quote`, sql`used_at is null and expires_at < ${expiredBefore.toISOString()}`);
}
