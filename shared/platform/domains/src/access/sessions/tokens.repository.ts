import { and, eq, isNull, sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { players } from '../accounts/accounts.rows';
import { sessions, sessionTokens } from './sessions.rows';

interface NewToken {
  hash: string;
  sessionId: number;
  at: Date;
  /** Digest of the token whose only successor this is. */
  replaces?: string;
}

export async function insertToken(db: Executor, { hash, sessionId, at, replaces }: NewToken) {
  await db.insert(sessionTokens).values({ hash, sessionId, issuedAt: at, replaces: replaces ?? null });
}

/** A token with its session and player, unless the session has ended. */
export async function findToken(db: Executor, hash: string) {
  const [row] = await db
    .select({
      issuedAt: sessionTokens.issuedAt,
      replacedAt: sessionTokens.replacedAt,
      replaces: sessionTokens.replaces,
      firstUsedAt: sessionTokens.firstUsedAt,
      begunAt: sessions.createdAt,
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

/** Requires the row lock on the session. @returns false when it has a successor, or is gone */
export async function markReplaced(tx: Executor, hash: string, sealedNext: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(sessionTokens)
    .set({ replacedAt: at, sealedNext })
    .where(and(eq(sessionTokens.hash, hash), isNull(sessionTokens.replacedAt)));
  return rowCount === 1;
}

/** Moment of the replacement, sealed successor and moment of its first use; undefined for a token without a successor. */
export async function findSuccessor(db: Executor, hash: string) {
  const { rows } = await db.execute<{ replaced_at: string; sealed_next: string | null; next_used_at: string | null }>(sql`
    select old.replaced_at, old.sealed_next, next.first_used_at as next_used_at
    from session_tokens old join session_tokens next on next.replaces = old.hash where old.hash = ${hash}`);
  const [row] = rows;
  return (
    row && {
      replacedAt: new Date(row.replaced_at),
      sealedNext: row.sealed_next,
      nextUsedAt: row.next_used_at === null ? null : new Date(row.next_used_at),
    }
  );
}

export async function markUsed(db: Executor, hash: string, at: Date) {
  await db
    .update(sessionTokens)
    .set({ firstUsedAt: at })
    .where(and(eq(sessionTokens.hash, hash), isNull(sessionTokens.firstUsedAt)));
}

/** Requires the row lock on the session: without it a renewal under way would leave its token behind. */
export async function deleteTokensOf(tx: Executor, sessionId: number) {
  await tx.delete(sessionTokens).where(eq(sessionTokens.sessionId, sessionId));
}
