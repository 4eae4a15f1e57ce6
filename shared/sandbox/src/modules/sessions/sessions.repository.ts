import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#core/database';
import { players } from '../accounts/accounts.tables';
import { sessions, sessionTokens, type EndReason } from './sessions.tables';

export async function insertSession(db: Executor, session: { playerId: number; exchangeTokenHash: string; at: Date }): Promise<number> {
  const { playerId, exchangeTokenHash, at } = session;
  const [row] = await db
    .insert(sessions)
    .values({ playerId, exchangeTokenHash, createdAt: at, lastUsedAt: at })
    .returning({ id: sessions.id });
  if (!row) throw new Error('The new session was not returned');
  return row.id;
}

export async function insertToken(db: Executor, token: { hash: string; sessionId: number; at: Date }) {
  await db.insert(sessionTokens).values({ hash: token.hash, sessionId: token.sessionId, issuedAt: token.at });
}

/** A token with its session and player, unless the session has ended. */
export async function findToken(db: Executor, hash: string) {
  const [row] = await db
    .select({
      issuedAt: sessionTokens.issuedAt,
      replacedAt: sessionTokens.replacedAt,
      lastUsedAt: sessions.lastUsedAt,
      sessionId: sessions.id,
      playerId: players.id,
      remoteId: players.remoteId,
      username: players.username,
      status: players.status,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(and(eq(sessionTokens.hash, hash), isNull(sessions.endedAt)));
  return row;
}
export type FoundToken = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/** Of several requests that come at once only one replaces the token. */
export async function markReplaced(db: Executor, hash: string, at: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(sessionTokens)
    .set({ replacedAt: at })
    .where(and(eq(sessionTokens.hash, hash), isNull(sessionTokens.replacedAt)));
  return rowCount === 1;
}

export async function touchSession(db: Executor, sessionId: number, at: Date) {
  await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, sessionId));
}

export async function endSession(db: Executor, sessionId: number, at: Date, reason: EndReason) {
  await db
    .update(sessions)
    .set({ endedAt: at, endedReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** @returns how many ended; `exceptId` goes on */
export async function endSessionsOf(db: Executor, playerId: number, at: Date, reason: EndReason, exceptId?: number): Promise<number> {
  const { rowCount } = await db
    .update(sessions)
    .set({ endedAt: at, endedReason: reason })
    .where(and(eq(sessions.playerId, playerId), isNull(sessions.endedAt), exceptId === undefined ? undefined : ne(sessions.id, exceptId)));
  return rowCount ?? 0;
}
