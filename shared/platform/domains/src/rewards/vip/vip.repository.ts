import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { rowsOf } from '@site/platform-kit/data/rows';

export interface VipAccount {
  level: number;
  /** First day of the month in which experience is counted. */
  month: string;
  experienceMilli: bigint;
  milliVp: bigint;
}

/** Like `openVipAccount`, for many players in few statements. */
export async function openVipAccounts(tx: Executor, playerIds: readonly number[], month: string): Promise<Map<number, VipAccount>> {
  const players = sql`unnest(${playerIds}::bigint[]) as player (id)`;
  await tx.execute(sql`insert into vip_account (player_id, month) select id, ${month}::date from ${players} on conflict do nothing`);
  const { rows } = await tx.execute<RawVipAccount & Columns<'vip_account', 'player_id'>>(sql`
    select player_id, level, month::text as month, experience_milli, milli_vp from vip_account join ${players} on player_id = player.id`);
  return new Map(rows.map((row) => [Number(row.player_id), toVipAccount(row)]));
}

/** Adds points of the running month to accounts of that month. */
export async function addEarned(tx: Executor, earned: readonly { playerId: number; milliVp: bigint }[], gameType: string, at: Date) {
  const rows = rowsOf('earned', { playerId: 'bigint', milliVp: 'bigint' }, earned);
  await tx.execute(sql`
    update vip_account set experience_milli = experience_milli + earned."milliVp", milli_vp = milli_vp + earned."milliVp"
    from ${rows} where player_id = earned."playerId"`);
  await tx.execute(sql`
    insert into vip_received as r (player_id, day, game_type, milli_vp, updated_at)
    select "playerId", ${dayOf(at)}::date, ${gameType}, "milliVp", ${at.toISOString()}::timestamptz from ${rows} where "milliVp" <> 0
    on conflict (player_id, day, game_type) do update set milli_vp = r.milli_vp + excluded.milli_vp, updated_at = excluded.updated_at`);
}

type RawVipAccount = Columns<'vip_account', 'level' | 'month' | 'experience_milli' | 'milli_vp'>;

/** Requires the lock on the player's wallet, so that no other transaction changes the points. */
export async function openVipAccount(tx: Executor, playerId: number, month: string): Promise<VipAccount> {
  const account = await findVipAccount(tx, playerId);
  if (account) return account;
  await tx.execute(sql`insert into vip_account (player_id, month) values (${playerId}, ${month})`);
  return { level: 0, month, experienceMilli: 0n, milliVp: 0n };
}

export async function findVipAccount(db: Executor, playerId: number): Promise<VipAccount | null> {
  const { rows } = await executePrepared<RawVipAccount>(
    db,
    sql`select level, month::text as month, experience_milli, milli_vp from vip_account where player_id = ${playerId}`,
  );
  return rows[0] ? toVipAccount(rows[0]) : null;
}

const toVipAccount = (row: RawVipAccount): VipAccount => ({
  level: row.level,
  month: row.month,
  experienceMilli: BigInt(row.experience_milli),
  milliVp: BigInt(row.milli_vp),
});

export async function saveVipAccount(tx: Executor, playerId: number, { level, month, experienceMilli, milliVp }: VipAccount) {
  await executePrepared(
    tx,
    sql`
      update vip_account set level = ${level}, month = ${month}, experience_milli = ${experienceMilli}, milli_vp = ${milliVp}
      where player_id = ${playerId}`,
  );
}

/** Adds to the row of the day and game type; a negative number is taken from the row of its own day. */
export async function addReceived(tx: Executor, row: { playerId: number; day: string; gameType: string; milliVp: bigint; at: Date }) {
  await executePrepared(
    tx,
    sql`
      insert into vip_received as r (player_id, day, game_type, milli_vp, updated_at)
      values (${row.playerId}, ${row.day}, ${row.gameType}, ${row.milliVp}, ${row.at.toISOString()})
      on conflict (player_id, day, game_type) do update set milli_vp = r.milli_vp + excluded.milli_vp, updated_at = excluded.updated_at`,
  );
}

export async function addHistory(tx: Executor, playerId: number, month: string, level: number, experienceMilli: bigint) {
  await tx.execute(sql`
    insert into vip_history (player_id, month, level, experience_milli) values (${playerId}, ${month}, ${level}, ${experienceMilli})`);
}

export async function changeHistory(tx: Executor, playerId: number, month: string, change: bigint) {
  await tx.execute(sql`
    update vip_history set experience_milli = experience_milli + ${change} where player_id = ${playerId} and month = ${month}`);
}
