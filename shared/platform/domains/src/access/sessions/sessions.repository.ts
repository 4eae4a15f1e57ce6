import { and, desc, eq, gte, isNull, ne, sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { players } from '../accounts/accounts.rows';
import { sessions, type EndReason, type SessionRow } from './sessions.rows';

/** From where and with what a session was used. */
export interface Use {
  at: Date;
  ip: string;
  userAgent: string;
}

export async function insertSession(db: Executor, session: { playerId: number; exchangeTokenHash: string } & Use): Promise<number> {
  const { playerId, exchangeTokenHash, at, ip, userAgent } = session;
  const [row] = await db
    .insert(sessions)
    .values({ playerId, exchangeTokenHash, createdAt: at, lastUsedAt: at, ip, userAgent })
    .returning({ id: sessions.id });
  if (!row) throw new Error('The new session was not returned');
  return row.id;
}

/** Locks the row of the session for this transaction. @returns false when the session has ended */
export async function lockSession(tx: Executor, sessionId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .for('update');
  return rows.length === 1;
}

export async function touchSession(db: Executor, sessionId: number, { at, ip, userAgent }: Use) {
  await db.update(sessions).set({ lastUsedAt: at, ip, userAgent }).where(eq(sessions.id, sessionId));
}

/** Sessions that still serve: begun since that moment, not ended, and of a player who is not blocked. */
export async function findStandingSessions(db: Executor, ids: readonly number[], since: Date): Promise<Set<number>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.param(ids)}::bigint[])`,
        isNull(sessions.endedAt),
        gte(sessions.createdAt, since),
        eq(players.status, 'active'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

const LISTED = 100;

/** `firstId` first, then the last used. */
export const findLiveSessions = (
  db: Executor,
  { playerId, firstId, since }: { playerId: number; firstId: number; since: Date },
): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.playerId, playerId), isNull(sessions.endedAt), gte(sessions.createdAt, since)))
    .orderBy(sql`${sessions.id} = ${firstId} desc`, desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(LISTED);

/** @returns whether it went on until now */
export async function endSession(db: Executor, sessionId: number, at: Date, reason: EndReason): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ endedAt: at, endedReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  return rowCount === 1;
}

/** @returns whether there was such a session and it went on until now */
export async function endOwnSession(db: Executor, owned: { id: number; playerId: number }, at: Date, reason: EndReason): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ endedAt: at, endedReason: reason })
    .where(and(eq(sessions.id, owned.id), eq(sessions.playerId, owned.playerId), isNull(sessions.endedAt)));
  return rowCount === 1;
}

/** @returns how many ended; `exceptId` goes on */
export async function endSessionsOf(db: Executor, playerId: number, at: Date, reason: EndReason, exceptId?: number): Promise<number> {
  const { rowCount } = await db
    .update(sessions)
    .set({ endedAt: at, endedReason: reason })
    .where(and(eq(sessions.playerId, playerId), isNull(sessions.endedAt), exceptId === undefined ? undefined : ne(sessions.id, exceptId)));
  return rowCount ?? 0;
}
