import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export type EndReason = 'logout' | 'blocked' | 'idle' | 'expired' | 'reused' | 'password' | 'elsewhere' | 'closed';

/** Time, address and browser of one use of a session. */
export interface SessionUse {
  at: Date;
  ip: string;
  userAgent: string;
}

export async function insertSession(db: Executor, session: { playerId: number; exchangeTokenHash: string } & SessionUse): Promise<number> {
  const { playerId, exchangeTokenHash, at, ip, userAgent } = session;
  const { rows } = await db.execute<Columns<'sessions', 'id'>>(sql`
    insert into sessions (player_id, exchange_token_hash, created_at, last_used_at, ip, user_agent)
    values (${playerId}, ${exchangeTokenHash}, ${at.toISOString()}, ${at.toISOString()}, ${ip}, ${userAgent}) returning id`);
  const [row] = rows;
  if (!row) throw new Error('The new session was not returned');
  return Number(row.id);
}

/** Locks the row of the session for this transaction. @returns false when the session has ended */
export async function lockSession(tx: Executor, sessionId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select id from sessions where id = ${sessionId} and ended_at is null for update`);
  return rows.length === 1;
}

export async function touchSession(db: Executor, sessionId: number, { at, ip, userAgent }: SessionUse) {
  await db.execute(sql`
    update sessions set last_used_at = ${at.toISOString()}, ip = ${ip}, user_agent = ${userAgent} where id = ${sessionId}`);
}

/** Sessions that still serve: begun since that moment, not ended, and of a player who is not blocked. */
export async function findLiveSessionIds(db: Executor, ids: readonly number[], since: Date): Promise<Set<number>> {
  const { rows } = await db.execute<Columns<'sessions', 'id'>>(sql`
    select s.id from sessions s join players p on p.id = s.player_id
    where s.id = any(${ids}::bigint[]) and s.ended_at is null and s.created_at >= ${since.toISOString()} and p.status = 'active'`);
  return new Set(rows.map(({ id }) => Number(id)));
}

/** A session with the address and the browser of its last recorded use. */
export interface SessionRow {
  id: number;
  createdAt: Date;
  lastUsedAt: Date;
  ip: string;
  userAgent: string;
  /** Name that the player gave the device; undefined for a session whose device is not known. */
  deviceName: string | null | undefined;
}

type RawSession = Columns<'sessions', 'id' | 'created_at' | 'last_used_at' | 'ip' | 'user_agent'> &
  Columns<'known_devices', 'name'> & { is_known: boolean };

const LISTED = 100;

/** Those that were used last first. */
export const listLiveSessions = (db: Executor, playerId: number, since: Date) => findLiveSessions(db, { playerId, firstId: 0, since });

/** `firstId` first, then the last used. */
export async function findLiveSessions(
  db: Executor,
  { playerId, firstId, since }: { playerId: number; firstId: number; since: Date },
): Promise<SessionRow[]> {
  const { rows } = await db.execute<RawSession>(sql`
    select s.id, s.created_at, s.last_used_at, s.ip, s.user_agent, k.name, k.device_hash is not null as is_known
    from sessions s left join known_devices k on k.player_id = s.player_id and k.device_hash = s.device_hash
    where s.player_id = ${playerId} and s.ended_at is null and s.created_at >= ${since.toISOString()}
    order by s.id = ${firstId} desc, s.last_used_at desc, s.id desc limit ${LISTED}`);
  return rows.map((row) => ({
    id: Number(row.id),
    createdAt: new Date(row.created_at),
    lastUsedAt: new Date(row.last_used_at),
    ip: row.ip,
    userAgent: row.user_agent,
    deviceName: row.is_known ? row.name : undefined,
  }));
}

/** @returns false when it had ended before */
export async function endSession(db: Executor, sessionId: number, at: Date, reason: EndReason): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update sessions set ended_at = ${at.toISOString()}, ended_reason = ${reason} where id = ${sessionId} and ended_at is null`);
  return rowCount === 1;
}

/** @returns false when the player has no such session, or it had ended before */
export async function endOwnSession(db: Executor, owned: { id: number; playerId: number }, at: Date, reason: EndReason): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update sessions set ended_at = ${at.toISOString()}, ended_reason = ${reason}
    where id = ${owned.id} and player_id = ${owned.playerId} and ended_at is null`);
  return rowCount === 1;
}

/** Ends all sessions of the player except `exceptId`. @returns number of ended sessions */
export async function endSessionsOf(db: Executor, playerId: number, at: Date, reason: EndReason, exceptId?: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update sessions set ended_at = ${at.toISOString()}, ended_reason = ${reason}
    where player_id = ${playerId} and ended_at is null ${exceptId === undefined ? sql`` : sql`and id <> ${exceptId}`}`);
  return rowCount ?? 0;
}
