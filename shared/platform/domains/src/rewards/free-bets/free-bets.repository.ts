import type { Price } from '@site/api/contracts/exchange';
import { FREE_BETS_LISTED } from '@site/api/contracts/rewards';
import { paisa, type Paisa } from '@site/api/money';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { sql, type SQL } from '@site/platform-kit/data/sql';

/** Stakes of bets that a free bet pays or has paid. A stake that a void result gave back is not among them. */
const STAKED = sql`coalesce((select sum(b.matched_stake + b.waiting_stake) from exchange_bet b
  where b.free_bet_id = f.id and not b.free_returned), 0)::bigint`;
const IN_BETS = sql`coalesce((select sum(b.matched_stake + b.waiting_stake) from exchange_bet b
  where b.free_bet_id = f.id and b.state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED')), 0)::bigint`;
const WON = sql`coalesce((select sum(b.net) from exchange_bet b where b.free_bet_id = f.id and b.state = 'SETTLED'), 0)::bigint`;
const LEFT = sql`(case when f.state = 'given' then f.amount - f.ended - ${STAKED} else 0 end)`;

/** A free bet as the decision about a bet needs it. */
export interface UsableFreeBet {
  /** Paisa that no bet has. */
  left: Paisa;
  leastOdds: Price;
  validUntil: Date;
}
export type RawUsableFreeBet = { left: number; least_odds: Price; valid_until: string };

/** JSON column with the free bet `id` of the player; null when the player has no such free bet. */
export const usableFreeBet = (id: SQL, playerId: SQL): SQL => sql`(
  select jsonb_build_object('left', ${LEFT}, 'least_odds', f.least_odds, 'valid_until', f.valid_until)
  from free_bet f where f.id = ${id} and f.player_id = ${playerId} and f.state = 'given')`;

export const toUsableFreeBet = ({ left, least_odds: leastOdds, valid_until: validUntil }: RawUsableFreeBet): UsableFreeBet => ({
  left: paisa(BigInt(left)),
  leastOdds,
  validUntil: new Date(validUntil),
});

type FreeBetDecision = 'proposed' | 'given' | 'refused';

export interface FreeBetRow extends UsableFreeBet {
  id: number;
  playerId: number;
  amount: Paisa;
  inBets: Paisa;
  won: Paisa;
  /** Paisa that went back to the house after the validity. */
  ended: Paisa;
  state: FreeBetDecision;
  reason: string;
  proposedBy: string;
  decidedBy: string | null;
  createdAt: Date;
  givenAt: Date | null;
}

type RawFreeBet = Columns<'free_bet'> & { state: FreeBetDecision; least_odds: Price; left: string; in_bets: string; won: string };

const toRow = (row: RawFreeBet): FreeBetRow => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  amount: paisa(BigInt(row.amount)),
  left: paisa(BigInt(row.left)),
  inBets: paisa(BigInt(row.in_bets)),
  won: paisa(BigInt(row.won)),
  ended: paisa(BigInt(row.ended)),
  leastOdds: row.least_odds,
  validUntil: new Date(row.valid_until),
  state: row.state,
  reason: row.reason,
  proposedBy: row.proposed_by,
  decidedBy: row.decided_by,
  createdAt: new Date(row.created_at),
  givenAt: momentOrNull(row.given_at),
});

const ROW = sql`select f.*, ${LEFT} as "left", ${IN_BETS} as in_bets, ${WON} as won from free_bet f`;

/** All free bets of the player, the newest first, proposed and refused ones as well. */
export async function listFreeBets(db: Executor, playerId: number): Promise<FreeBetRow[]> {
  const { rows } = await db.execute<RawFreeBet>(sql`${ROW} where f.player_id = ${playerId} order by f.id desc limit ${FREE_BETS_LISTED}`);
  return rows.map(toRow);
}

/** Given free bets that are still valid and not closed, the first to end first. */
export async function listValidFreeBets(db: Executor, playerId: number, at: Date): Promise<FreeBetRow[]> {
  const { rows } = await executePrepared<RawFreeBet>(
    db,
    sql`${ROW} where f.player_id = ${playerId} and f.state = 'given' and f.valid_until > ${at.toISOString()}::timestamptz
      order by f.valid_until, f.id limit ${FREE_BETS_LISTED}`,
  );
  return rows.map(toRow);
}

export async function findFreeBetByKey(tx: Executor, key: string): Promise<FreeBetRow | null> {
  const { rows } = await tx.execute<RawFreeBet>(sql`${ROW} where f.request_key = ${key}::uuid`);
  return rows[0] ? toRow(rows[0]) : null;
}

/** Requires the lock on the player's wallet, so that the amounts stay. */
export async function findFreeBet(tx: Executor, id: number): Promise<FreeBetRow | null> {
  const { rows } = await tx.execute<RawFreeBet>(sql`${ROW} where f.id = ${id}`);
  return rows[0] ? toRow(rows[0]) : null;
}

export interface NewFreeBet extends Pick<
  FreeBetRow,
  'playerId' | 'amount' | 'leastOdds' | 'validUntil' | 'reason' | 'proposedBy' | 'createdAt'
> {
  /** UUID of the call; null for a call without one. */
  key: string | null;
}

/** @returns its id, and it waits for the decision; null when the key was used before */
export async function insertFreeBet(tx: Executor, offer: NewFreeBet): Promise<number | null> {
  const { playerId, amount, leastOdds, validUntil, reason, proposedBy, createdAt, key } = offer;
  const { rows } = await tx.execute<Columns<'free_bet', 'id'>>(sql`
    insert into free_bet (player_id, amount, least_odds, valid_until, reason, state, proposed_by, created_at, request_key)
    values (${playerId}, ${amount}, ${leastOdds}, ${validUntil.toISOString()}, ${reason}, 'proposed', ${proposedBy},
      ${createdAt.toISOString()}, ${key}::uuid)
    on conflict (request_key) do nothing returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

export async function saveDecision(tx: Executor, id: number, state: 'given' | 'refused', by: string, at: Date) {
  await tx.execute(sql`
    update free_bet set state = ${state}, decided_by = ${by}, given_at = ${state === 'given' ? at.toISOString() : null} where id = ${id}`);
}

/** Players with free bets whose validity is over and that are to be ended or closed. */
export async function listEnded(db: Executor, at: Date, limit: number): Promise<{ id: number; playerId: number }[]> {
  const { rows } = await db.execute<Columns<'free_bet', 'id' | 'player_id'>>(sql`
    select f.id, f.player_id from free_bet f
    where f.state = 'given' and f.closed_at is null and f.valid_until <= ${at.toISOString()}::timestamptz and (${LEFT} > 0 or ${IN_BETS} = 0)
    order by f.valid_until limit ${limit}`);
  return rows.map((row) => ({ id: Number(row.id), playerId: Number(row.player_id) }));
}

/** Adds what went back to the house, and closes the free bet unless an open bet has a part of it. */
export async function saveEnd(tx: Executor, { id, left, inBets }: FreeBetRow, at: Date) {
  await tx.execute(sql`
    update free_bet set ended = ended + ${left > 0n ? left : 0n}::bigint, closed_at = ${inBets === 0n ? at.toISOString() : null} where id = ${id}`);
}

/** Opens free bets again whose stake a corrected result brings back. */
export async function reopenFreeBets(tx: Executor, ids: readonly number[]) {
  if (!ids.length) return;
  await tx.execute(sql`update free_bet set closed_at = null where id = any(${ids}::bigint[]) and closed_at is not null`);
}
