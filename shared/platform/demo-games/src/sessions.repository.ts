import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { SessionFreeSpins } from './free-spins';

export interface SupplierSession {
  id: string;
  platformSession: string;
  playerId: string;
  playerName: string;
  gameCode: string;
  gameName: string;
  gameType: string;
  platform: string;
  language: string;
  balance: string;
  /** Null until the player sends one. */
  clientSeed: string | null;
  nonce: number;
  isClosed: boolean;
  /** True when the stakes come from the supplier's own store instead of the seamless wallet. */
  hasOwnWallet: boolean;
  /** Moment at which a session without money ends; null for a session with money. */
  practiceUntil: string | null;
  /** As the platform reported them last. */
  freeSpins: SessionFreeSpins | null;
}

export interface Seed {
  id: string;
  serverSeed: string;
  hash: string;
}

const COLUMNS = sql`id, platform_session as "platformSession", player_id as "playerId", player_name as "playerName", game_code as "gameCode",
  game_name as "gameName", game_type as "gameType", platform, language, balance, client_seed as "clientSeed", nonce, is_closed as "isClosed",
  has_own_wallet as "hasOwnWallet", practice_until as "practiceUntil", free_spins as "freeSpins"`;

const toJson = (freeSpins: SessionFreeSpins | null) => (freeSpins ? JSON.stringify(freeSpins) : null);

export async function insertSession(db: Executor, session: SupplierSession, now: Date) {
  await db.execute(sql`
    insert into supplier_sessions (id, platform_session, player_id, player_name, game_code, game_name, game_type, platform, language, balance, client_seed, has_own_wallet,
      free_spins, created_at)
    values (${session.id}, ${session.platformSession}, ${session.playerId}, ${session.playerName}, ${session.gameCode}, ${session.gameName},
      ${session.gameType}, ${session.platform}, ${session.language}, ${session.balance}, ${session.clientSeed},
      ${session.hasOwnWallet}, ${toJson(session.freeSpins)}::jsonb, ${now.toISOString()})`);
}

export async function findSession(db: Executor, id: string) {
  const { rows } = await db.execute<Record<string, unknown> & SupplierSession>(
    sql`select ${COLUMNS} from supplier_sessions where id = ${id}`,
  );
  return rows[0] ?? null;
}

/** Locks the session, so that its rounds are numbered in sequence. */
export async function lockSession(tx: Executor, id: string) {
  const { rows } = await tx.execute<Record<string, unknown> & SupplierSession>(
    sql`select ${COLUMNS} from supplier_sessions where id = ${id} for update`,
  );
  return rows[0] ?? null;
}

export async function keepBalance(db: Executor, id: string, balance: string) {
  await db.execute(sql`update supplier_sessions set balance = ${balance} where id = ${id}`);
}

export async function keepFreeSpins(db: Executor, id: string, freeSpins: SessionFreeSpins | null) {
  await db.execute(sql`update supplier_sessions set free_spins = ${toJson(freeSpins)}::jsonb where id = ${id}`);
}

export async function closeSession(db: Executor, id: string) {
  await db.execute(sql`update supplier_sessions set is_closed = true where id = ${id}`);
}

/** Sets the seed and restarts the count of rounds. */
export async function setClientSeed(db: Executor, id: string, clientSeed: string) {
  await db.execute(sql`update supplier_sessions set client_seed = ${clientSeed}, nonce = 0 where id = ${id}`);
}

export async function countRound(tx: Executor, id: string) {
  await tx.execute(sql`update supplier_sessions set nonce = nonce + 1 where id = ${id}`);
}

/** Stores a seed as the next one of its session. */
export async function insertSeed(db: Executor, sessionId: string, serverSeed: string, hash: string, now: Date) {
  await db.execute(sql`
    insert into supplier_seeds (session_id, server_seed, hash, made_at) values (${sessionId}, ${serverSeed}, ${hash}, ${now.toISOString()})`);
}

export async function useNextSeed(db: Executor, sessionId: string, now: Date) {
  await db.execute(sql`update supplier_seeds set used_from = ${now.toISOString()} where session_id = ${sessionId} and used_from is null`);
}

/** The current seed and the committed next one. */
export async function seedsOf(db: Executor, sessionId: string): Promise<{ current: Seed; next: Seed }> {
  const { rows } = await db.execute<Record<string, unknown> & Seed & { isUsed: boolean }>(sql`
    select id, server_seed as "serverSeed", hash, used_from is not null as "isUsed" from supplier_seeds
    where session_id = ${sessionId} and shown_at is null`);
  const [current, next] = [rows.find(({ isUsed }) => isUsed), rows.find(({ isUsed }) => !isUsed)];
  if (!current || !next) throw new Error('A game session without its two seeds');
  return { current, next };
}

export async function revealSeed(db: Executor, sessionId: string, now: Date) {
  await db.execute(
    sql`update supplier_seeds set shown_at = ${now.toISOString()} where session_id = ${sessionId} and shown_at is null and used_from is not null`,
  );
}
