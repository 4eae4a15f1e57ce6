import { eq } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { phoneKey } from './accounts.policy';
import type { PlayerStatus } from '@site/platform-kit/base/player-status';
import { players, type NewPlayer, type PlayerRow } from './accounts.rows';

export async function insertPlayer(db: Executor, player: NewPlayer): Promise<PlayerRow> {
  const [row] = await db
    .insert(players)
    .values({ ...player, phoneKey: phoneKey(player.phone) })
    .returning();
  if (!row) throw new Error('The new player was not returned');
  return row;
}

export async function findByUsername(db: Executor, usernameKey: string): Promise<PlayerRow | undefined> {
  const [row] = await db.select().from(players).where(eq(players.usernameKey, usernameKey));
  return row;
}

/** Of a player who is known to be there. */
export async function findPlayer(db: Executor, playerId: number): Promise<PlayerRow> {
  const [row] = await db.select().from(players).where(eq(players.id, playerId));
  if (!row) throw new Error(`No player ${playerId}`);
  return row;
}

/** The same, kept from any other change until the transaction ends; rows that only name the player still come. */
export async function lockPlayer(tx: Executor, playerId: number): Promise<PlayerRow> {
  const [row] = await tx.select().from(players).where(eq(players.id, playerId)).for('no key update');
  if (!row) throw new Error(`No player ${playerId}`);
  return row;
}

export async function findIdByReferralCode(db: Executor, code: string): Promise<number | null> {
  const [row] = await db.select({ id: players.id }).from(players).where(eq(players.referralCode, code));
  return row?.id ?? null;
}

/** Which of the unique fields somebody already has. */
export async function findTaken(db: Executor, keys: { usernameKey: string; emailKey: string; phone: string }) {
  const has = async (column: typeof players.usernameKey | typeof players.emailKey | typeof players.phoneKey, value: string) =>
    (await db.$count(players, eq(column, value))) > 0;
  return {
    username: await has(players.usernameKey, keys.usernameKey),
    email: await has(players.emailKey, keys.emailKey),
    phone: await has(players.phoneKey, phoneKey(keys.phone)),
  };
}

export async function updateStatus(db: Executor, playerId: number, status: PlayerStatus) {
  await db.update(players).set({ status }).where(eq(players.id, playerId));
}

export async function updatePassword(db: Executor, playerId: number, passwordHash: string) {
  await db.update(players).set({ passwordHash }).where(eq(players.id, playerId));
}
