import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { VipReceived } from '@site/api/contracts/rewards';
import type { Slice } from '@site/platform-kit/base/last-page';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export interface ReceivedRow {
  milliVp: bigint;
  source: VipReceived['source'];
  updatedAt: Date;
}

/** Newest day first; days whose points were all taken back are left out. */
export async function listReceived(db: Executor, playerId: number, { limit, offset }: Slice): Promise<ReceivedRow[]> {
  const { rows } = await db.execute<{ milli_vp: string; game_type: VipReceived['source']; updated_at: string }>(sql`
    select milli_vp, game_type, updated_at from vip_received where player_id = ${playerId} and milli_vp <> 0
    order by day desc, game_type desc limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ milliVp: BigInt(row.milli_vp), source: row.game_type, updatedAt: new Date(row.updated_at) }));
}

export async function countReceived(db: Executor, playerId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from vip_received where player_id = ${playerId} and milli_vp <> 0`);
  return rows[0]?.count ?? 0;
}

/** One conversion; `asked` is the number of points in the request. */
export interface UsedRow {
  id: number;
  asked: number;
  points: number;
  amount: Paisa;
  createdAt: Date;
}

type RawUsed = Columns<'vip_used', 'id' | 'asked' | 'points' | 'amount' | 'created_at'>;

const toUsed = (row: RawUsed): UsedRow => ({
  id: Number(row.id),
  asked: Number(row.asked),
  points: Number(row.points),
  amount: paisa(BigInt(row.amount)),
  createdAt: new Date(row.created_at),
});

export async function insertUsed(
  tx: Executor,
  { playerId, asked, points, amount, createdAt }: Omit<UsedRow, 'id'> & { playerId: number },
): Promise<number> {
  const { rows } = await tx.execute<Columns<'vip_used', 'id'>>(sql`
    insert into vip_used (player_id, asked, points, amount, created_at)
    values (${playerId}, ${asked}, ${points}, ${amount}, ${createdAt.toISOString()}) returning id`);
  return Number(rows[0]?.id);
}

/** The player's last conversion of exactly so many points after that moment. */
export async function findUsedSince(tx: Executor, playerId: number, asked: number, since: Date): Promise<UsedRow | null> {
  const { rows } = await tx.execute<RawUsed>(sql`
    select id, asked, points, amount, created_at from vip_used
    where player_id = ${playerId} and asked = ${asked} and created_at > ${since.toISOString()} order by id desc limit 1`);
  return rows[0] ? toUsed(rows[0]) : null;
}

export async function listUsed(db: Executor, playerId: number, { limit, offset }: Slice): Promise<UsedRow[]> {
  const { rows } = await db.execute<RawUsed>(sql`
    select id, asked, points, amount, created_at from vip_used where player_id = ${playerId} order by id desc limit ${limit} offset ${offset}`);
  return rows.map(toUsed);
}

export async function countUsed(db: Executor, playerId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from vip_used where player_id = ${playerId}`);
  return rows[0]?.count ?? 0;
}

export interface MonthRow {
  /** First day of the month. */
  month: string;
  level: number;
  experienceMilli: bigint;
}

/** Closed months, newest first. */
export async function listHistory(db: Executor, playerId: number): Promise<MonthRow[]> {
  const { rows } = await db.execute<{ month: string; level: number; experience_milli: string }>(sql`
    select month::text as month, level, experience_milli from vip_history where player_id = ${playerId} order by month desc`);
  return rows.map(({ month, level, experience_milli: milli }) => ({ month, level, experienceMilli: BigInt(milli) }));
}
