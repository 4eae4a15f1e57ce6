import type { GameType } from '@site/api/contracts/catalogue';
import { FREE_SPINS_LISTED } from '@site/api/contracts/rewards';
import { paisa, type Paisa } from '@site/api/money';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { FreeSpinsCount } from './free-spins.rules';
import { LEFT, USED } from './usable-free-spins.repository';

/** Wins of the rounds that the free spins pay. */
const WON = sql`coalesce((select sum(w.amount) from seamless_transaction w
  where w.action = 'win' and w.state = 'done' and (w.session_id, w.round_id) in (
    select b.session_id, b.round_id from seamless_transaction b where b.free_spins_id = f.id and b.state = 'done')), 0)::bigint`;

type FreeSpinsDecision = 'proposed' | 'given' | 'refused';

export interface FreeSpinsRow extends FreeSpinsCount {
  id: number;
  playerId: number;
  game: { code: string; name: string; type: GameType; platform: string };
  /** Of each spin. */
  stake: Paisa;
  won: Paisa;
  /** Spins whose stakes went back to the house; below zero when the house paid for a spin again. */
  returned: number;
  state: FreeSpinsDecision;
  reason: string;
  proposedBy: string;
  decidedBy: string | null;
  createdAt: Date;
  givenAt: Date | null;
  endedBy: string | null;
}

type RawFreeSpins = Columns<'free_spins'> & {
  state: FreeSpinsDecision;
  left: number;
  used: number;
  won: string;
  game_name: string;
  game_type: GameType;
  platform: string;
};

const toRow = (row: RawFreeSpins): FreeSpinsRow => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  game: { code: row.game_code, name: row.game_name, type: row.game_type, platform: row.platform },
  spins: row.spins,
  left: row.left,
  used: row.used,
  stake: paisa(BigInt(row.stake)),
  won: paisa(BigInt(row.won)),
  returned: row.returned,
  validUntil: new Date(row.valid_until),
  state: row.state,
  reason: row.reason,
  proposedBy: row.proposed_by,
  decidedBy: row.decided_by,
  createdAt: new Date(row.created_at),
  givenAt: momentOrNull(row.given_at),
  endedAt: momentOrNull(row.ended_at),
  endedBy: row.ended_by,
});

async function listRows(db: Executor, rest: SQL): Promise<FreeSpinsRow[]> {
  const { rows } = await db.execute<RawFreeSpins>(sql`
    select f.*, ${LEFT} as "left", ${USED} as used, ${WON} as won, g.name as game_name, g.type as game_type, g.platform
    from free_spins f join game g on g.code = f.game_code ${rest}`);
  return rows.map(toRow);
}

/** All free spins of the player, the newest first, proposed and refused ones as well. */
export const listFreeSpins = (db: Executor, playerId: number) =>
  listRows(db, sql`where f.player_id = ${playerId} order by f.id desc limit ${FREE_SPINS_LISTED}`);

/** Requires the lock on the player's wallet, so that the counts stay. */
export const findFreeSpins = async (tx: Executor, id: number) => (await listRows(tx, sql`where f.id = ${id}`))[0] ?? null;

export const findByKey = async (tx: Executor, key: string) => (await listRows(tx, sql`where f.request_key = ${key}::uuid`))[0] ?? null;

/** True for an open slot game whose rounds play from the main wallet. */
export async function hasFreeSpins(db: Executor, gameCode: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from game g join platform p on p.code = g.platform
    where g.code = ${gameCode} and g.type = 'SLOT' and g.active and p.wallet = 'shared'`);
  return rows.length > 0;
}

export interface NewFreeSpins extends Pick<
  FreeSpinsRow,
  'playerId' | 'spins' | 'stake' | 'validUntil' | 'reason' | 'proposedBy' | 'createdAt'
> {
  gameCode: string;
  /** UUID of the call; null for a call without one. */
  key: string | null;
}

/** @returns its id, and it waits for the decision; null when the key was used before */
export async function insertFreeSpins(tx: Executor, offer: NewFreeSpins): Promise<number | null> {
  const { playerId, gameCode, spins, stake, validUntil, reason, proposedBy, createdAt, key } = offer;
  const { rows } = await tx.execute<Columns<'free_spins', 'id'>>(sql`
    insert into free_spins (player_id, game_code, spins, stake, valid_until, reason, state, proposed_by, created_at, request_key)
    values (${playerId}, ${gameCode}, ${spins}, ${stake}, ${validUntil.toISOString()}, ${reason}, 'proposed', ${proposedBy},
      ${createdAt.toISOString()}, ${key}::uuid)
    on conflict (request_key) do nothing returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

export async function saveDecision(tx: Executor, id: number, state: 'given' | 'refused', by: string, at: Date) {
  await tx.execute(sql`
    update free_spins set state = ${state}, decided_by = ${by}, given_at = ${state === 'given' ? at.toISOString() : null} where id = ${id}`);
}

/** Players with free spins whose validity is over and that are not ended. */
export async function listDue(db: Executor, at: Date, limit: number): Promise<{ id: number; playerId: number }[]> {
  const { rows } = await db.execute<Columns<'free_spins', 'id' | 'player_id'>>(sql`
    select id, player_id from free_spins
    where state = 'given' and ended_at is null and valid_until <= ${at.toISOString()}::timestamptz order by valid_until limit ${limit}`);
  return rows.map((row) => ({ id: Number(row.id), playerId: Number(row.player_id) }));
}

/** Ends the free spins; those that are left went back to the house. @param by person who ends them; null for the last day */
export async function saveEnd(tx: Executor, { id, left }: Pick<FreeSpinsRow, 'id' | 'left'>, by: string | null, at: Date) {
  await tx.execute(sql`
    update free_spins set returned = returned + ${left}::int, ended_at = ${at.toISOString()}, ended_by = ${by} where id = ${id}`);
}
