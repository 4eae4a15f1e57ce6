import { and, desc, eq, getTableColumns, gt, isNull, lt, sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { walletNumbers } from '../payment-methods/payment-methods.rows';
import { depositQuotes, type QuoteRow } from './quotes.rows';

/** What a number is asked for. */
export type Wanted = Pick<QuoteRow, 'flow' | 'playerId' | 'methodId' | 'amount' | 'promotionId'>;
export type QuotedNumber = QuoteRow & { accountNumber: string };

const quoted = (db: Executor) =>
  db
    .select({ ...getTableColumns(depositQuotes), accountNumber: walletNumbers.accountNumber })
    .from(depositQuotes)
    .innerJoin(walletNumbers, eq(walletNumbers.id, depositQuotes.walletNumberId));

const isWanted = ({ flow, playerId, methodId, amount, promotionId }: Wanted) =>
  and(
    eq(depositQuotes.flow, flow),
    eq(depositQuotes.playerId, playerId),
    eq(depositQuotes.methodId, methodId),
    eq(depositQuotes.amount, amount),
    promotionId === null ? isNull(depositQuotes.promotionId) : eq(depositQuotes.promotionId, promotionId),
    isNull(depositQuotes.usedAt),
  );

/** One that is bound still, to a number that still receives. */
export async function findLiveQuote(db: Executor, wanted: Wanted, at: Date): Promise<QuotedNumber | null> {
  const [row] = await quoted(db)
    .where(and(isWanted(wanted), gt(depositQuotes.expiresAt, at), eq(walletNumbers.status, 'active')))
    .orderBy(desc(depositQuotes.id))
    .limit(1);
  return row ?? null;
}

/** The one that was asked for last and is bound still, whatever it is for. */
export async function findOpenQuote(db: Executor, playerId: number, at: Date): Promise<QuotedNumber | null> {
  const [row] = await quoted(db)
    .where(
      and(
        eq(depositQuotes.playerId, playerId),
        isNull(depositQuotes.usedAt),
        gt(depositQuotes.expiresAt, at),
        eq(walletNumbers.status, 'active'),
      ),
    )
    .orderBy(sql`${depositQuotes.askedAt} desc nulls last`, desc(depositQuotes.id))
    .limit(1);
  return row ?? null;
}

/** The last one that was not used, however old. */
export async function findLastQuote(db: Executor, wanted: Wanted): Promise<QuoteRow | null> {
  const [row] = await db.select().from(depositQuotes).where(isWanted(wanted)).orderBy(desc(depositQuotes.id)).limit(1);
  return row ?? null;
}

export async function findEwalletQuote(db: Executor, playerId: number, publicId: string): Promise<QuotedNumber | null> {
  const [row] = await quoted(db).where(
    and(eq(depositQuotes.publicId, publicId), eq(depositQuotes.playerId, playerId), eq(depositQuotes.flow, 'ewallet')),
  );
  return row ?? null;
}

/** Any number of the method that receives. */
export async function pickNumber(db: Executor, methodId: number): Promise<{ id: number; accountNumber: string } | null> {
  const [row] = await db
    .select({ id: walletNumbers.id, accountNumber: walletNumbers.accountNumber })
    .from(walletNumbers)
    .where(and(eq(walletNumbers.methodId, methodId), eq(walletNumbers.status, 'active')))
    .orderBy(sql`random()`)
    .limit(1);
  return row ?? null;
}

export async function insertQuote(tx: Executor, quote: Omit<QuoteRow, 'id' | 'usedAt' | 'wishedPromotionId'>): Promise<QuoteRow> {
  const [row] = await tx.insert(depositQuotes).values(quote).returning();
  if (!row) throw new Error('The quote was not written');
  return row;
}

export async function saveAsked(tx: Executor, quoteId: number, values: Partial<Pick<QuoteRow, 'askedAt' | 'wishedPromotionId'>>) {
  await tx.update(depositQuotes).set(values).where(eq(depositQuotes.id, quoteId));
}

export async function markUsed(tx: Executor, quoteId: number, at: Date) {
  await tx.update(depositQuotes).set({ usedAt: at }).where(eq(depositQuotes.id, quoteId));
}

export async function deleteUnused(db: Executor, expiredBefore: Date) {
  await db.delete(depositQuotes).where(and(isNull(depositQuotes.usedAt), lt(depositQuotes.expiresAt, expiredBefore)));
}
