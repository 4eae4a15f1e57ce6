import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { phoneKey } from './accounts.policy';
import type { PlayerStatus } from '@site/platform-kit/base/player-status';
import { toPlayer, type NewPlayer, type PlayerRow, type RawPlayer } from './accounts.rows';

export async function insertPlayer(db: Executor, player: NewPlayer): Promise<PlayerRow> {
  const { rows } = await db.execute<RawPlayer>(sql`
    insert into players (remote_id, username, username_key, email, email_key, phone, phone_key, password_hash, name, currency, referral_code,
      referred_by, affiliate_code, created_at)
    values (${player.remoteId}, ${player.username}, ${player.usernameKey}, ${player.email}, ${player.emailKey}, ${player.phone},
      ${phoneKey(player.phone)}, ${player.passwordHash}, ${player.name}, ${player.currency}, ${player.referralCode},
      ${player.referredBy ?? null}, ${player.affiliateCode ?? null}, ${player.createdAt.toISOString()})
    returning *`);
  const [row] = rows;
  if (!row) throw new Error('The new player was not returned');
  return toPlayer(row);
}

async function find(db: Executor, which: SQL): Promise<PlayerRow | undefined> {
  const { rows } = await db.execute<RawPlayer>(sql`select * from players where ${which}`);
  return rows[0] && toPlayer(rows[0]);
}

export const findByUsername = (db: Executor, usernameKey: string) => find(db, sql`username_key = ${usernameKey}`);

/** Finds a player by a valid id. @throws Error when there is none */
export async function findPlayer(db: Executor, playerId: number): Promise<PlayerRow> {
  const row = await find(db, sql`id = ${playerId}`);
  if (!row) throw new Error(`No player ${playerId}`);
  return row;
}

/** Like `findPlayer`, and locks the row until the transaction ends; inserts that only reference the player do not wait. */
export async function lockPlayer(tx: Executor, playerId: number): Promise<PlayerRow> {
  const row = await find(tx, sql`id = ${playerId} for no key update`);
  if (!row) throw new Error(`No player ${playerId}`);
  return row;
}

export async function findIdByReferralCode(db: Executor, code: string): Promise<number | null> {
  const { rows } = await db.execute<Columns<'players', 'id'>>(sql`select id from players where referral_code = ${code}`);
  return rows[0] ? Number(rows[0].id) : null;
}

type Taken = Record<'username' | 'email' | 'phone', boolean>;

/** One flag for each unique field: true when a player has it already. */
export async function findTaken(db: Executor, keys: { usernameKey: string; emailKey: string; phone: string }): Promise<Taken> {
  const { rows } = await db.execute<Taken>(sql`
    select exists (select from players where username_key = ${keys.usernameKey}) as username,
      exists (select from players where email_key = ${keys.emailKey}) as email,
      exists (select from players where phone_key = ${phoneKey(keys.phone)}) as phone`);
  return rows[0] ?? { username: false, email: false, phone: false };
}

export async function updateStatus(db: Executor, playerId: number, status: PlayerStatus) {
  await db.execute(sql`update players set status = ${status} where id = ${playerId}`);
}

export async function updatePassword(db: Executor, playerId: number, passwordHash: string) {
  await db.execute(sql`update players set password_hash = ${passwordHash} where id = ${playerId}`);
}
