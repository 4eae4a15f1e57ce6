import { sql } from '@site/platform-kit/data/sql';
import type { PlayerStatus } from '@site/platform-kit/base/player-status';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

interface NewToken {
  hash: string;
  sessionId: number;
  at: Date;
  /** Digest of the token whose only successor this is. */
  replaces?: string;
}

export async function insertToken(db: Executor, { hash, sessionId, at, replaces }: NewToken) {
  await db.execute(sql`
    insert into session_tokens (hash, session_id, issued_at, replaces) values (${hash}, ${sessionId}, ${at.toISOString()}, ${replaces ?? null})`);
}

type RawToken = Columns<'session_tokens', 'session_id' | 'issued_at' | 'replaced_at' | 'replaces' | 'first_used_at'> &
  Columns<'sessions', 'created_at' | 'last_used_at' | 'player_id'> &
  Columns<'players', 'remote_id' | 'username'> & { status: PlayerStatus };

/** A token with its session and player, unless the session has ended. */
export async function findToken(db: Executor, hash: string) {
  const { rows } = await db.execute<RawToken>(sql`
    select t.session_id, t.issued_at, t.replaced_at, t.replaces, t.first_used_at, s.created_at, s.last_used_at, s.player_id,
      p.remote_id, p.username, p.status
    from session_tokens t join sessions s on s.id = t.session_id join players p on p.id = s.player_id
    where t.hash = ${hash} and s.ended_at is null`);
  const [row] = rows;
  return (
    row && {
      issuedAt: new Date(row.issued_at),
      replacedAt: momentOrNull(row.replaced_at),
      replaces: row.replaces,
      firstUsedAt: momentOrNull(row.first_used_at),
      begunAt: new Date(row.created_at),
      lastUsedAt: new Date(row.last_used_at),
      sessionId: Number(row.session_id),
      playerId: Number(row.player_id),
      remoteId: row.remote_id,
      username: row.username,
      status: row.status,
    }
  );
}
export type FoundToken = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/** Requires the row lock on the session. @returns false when it has a successor, or is gone */
export async function markReplaced(tx: Executor, hash: string, sealedNext: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update session_tokens set replaced_at = ${at.toISOString()}, sealed_next = ${sealedNext} where hash = ${hash} and replaced_at is null`);
  return rowCount === 1;
}

type RawSuccessor = Columns<'session_tokens', 'sealed_next'> & { replaced_at: string; next_used_at: string | null };

/** Moment of the replacement, sealed successor and moment of its first use; undefined for a token without a successor. */
export async function findSuccessor(db: Executor, hash: string) {
  const { rows } = await db.execute<RawSuccessor>(sql`
    select old.replaced_at, old.sealed_next, next.first_used_at as next_used_at
    from session_tokens old join session_tokens next on next.replaces = old.hash where old.hash = ${hash}`);
  const [row] = rows;
  return (
    row && {
      replacedAt: new Date(row.replaced_at),
      sealedNext: row.sealed_next,
      nextUsedAt: momentOrNull(row.next_used_at),
    }
  );
}

export async function markUsed(db: Executor, hash: string, at: Date) {
  await db.execute(sql`update session_tokens set first_used_at = ${at.toISOString()} where hash = ${hash} and first_used_at is null`);
}

/** Requires the row lock on the session: without it a renewal under way would leave its token behind. */
export async function deleteTokensOf(tx: Executor, sessionId: number) {
  await tx.execute(sql`delete from session_tokens where session_id = ${sessionId}`);
}
