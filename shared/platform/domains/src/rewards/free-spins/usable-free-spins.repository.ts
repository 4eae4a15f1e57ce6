import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { sql, type SQL } from '@site/platform-kit/data/sql';

/** Spins of valid bets. A bet that was refunded or rolled back has given its spin back. */
export const USED = sql`(select count(*) from seamless_transaction b where b.free_spins_id = f.id and b.state = 'done')::int`;
export const LEFT = sql`(case when f.state = 'given' then f.spins - f.returned - ${USED} else 0 end)`;

/** Free spins that can pay the next round. */
export interface UsableFreeSpins {
  id: number;
  /** Paisa of each spin. */
  stake: Paisa;
  spins: number;
  left: number;
  validUntil: Date;
}
export type RawUsableFreeSpins = { id: number; stake: number; spins: number; left: number; valid_until: string };

const COUNTED_AT_ONCE = 20;

/** JSON column with the free spins of a player in a game that can be used, the first to end first. Without any, it costs one look into an index. */
export const usableFreeSpins = (playerId: SQL, gameCode: SQL, at: Date): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'stake', stake, 'spins', spins, 'left', "left", 'valid_until', valid_until)
    order by valid_until, id), '[]') from (
    select f.id, f.stake, f.spins, ${LEFT} as "left", f.valid_until from free_spins f
    where f.player_id = ${playerId} and f.game_code = ${gameCode} and f.state = 'given' and f.ended_at is null
      and f.valid_until > ${at.toISOString()}::timestamptz order by f.valid_until, f.id limit ${COUNTED_AT_ONCE}
  ) as usable where "left" > 0)`;

export const toUsableFreeSpins = ({ id, stake, spins, left, valid_until: validUntil }: RawUsableFreeSpins): UsableFreeSpins => ({
  id,
  stake: paisa(BigInt(stake)),
  spins,
  left,
  validUntil: new Date(validUntil),
});

/** Free spins of the player in the game that can be used, the first to end first. */
export async function listUsableFreeSpins(
  db: Executor,
  { playerId, gameCode }: { playerId: number; gameCode: string },
  at: Date,
): Promise<UsableFreeSpins[]> {
  const { rows } = await db.execute<{ usable: RawUsableFreeSpins[] }>(
    sql`select ${usableFreeSpins(sql`${playerId}::bigint`, sql`${gameCode}::text`, at)} as usable`,
  );
  return (rows[0]?.usable ?? []).map(toUsableFreeSpins);
}

/** Counts spins whose stakes went to the house after the end; a negative count comes from the house. */
export async function addReturned(tx: Executor, id: number, spins: number) {
  await tx.execute(sql`update free_spins set returned = returned + ${spins}::int where id = ${id}`);
}
