import { sql } from 'drizzle-orm';
import type { Executor } from '#core/database';
import { executePrepared } from '#core/prepared';
import { safeguardColumns, toSafeguards, type RawSafeguards, type Safeguards } from '#modules/safer-play/guard.repository';
import { toMarket, type MarketRow, type RawMarket } from '../markets/markets.repository';
import type { BetRow } from './bet';
import { IS_OPEN, toBet, type RawBet } from './bets.repository';

/** All that decides whether a player may place a bet. */
export interface Standing {
  safeguards: Safeguards;
  /** In all markets, and in this one. */
  held: bigint;
  heldHere: bigint;
  /** Null: nobody has bet on it yet. */
  market: MarketRow | null;
  /** The player's bets in it that count. */
  bets: BetRow[];
  /** What the player placed under the same reference. */
  stored: BetRow | null;
}

type RawStanding = RawSafeguards & { held: string; held_here: string; market: RawMarket | null; bets: RawBet[]; stored: RawBet | null };

/** One statement; read after the wallet is locked, as what was read before may have changed since. */
export async function readStanding(
  tx: Executor,
  { playerId, marketId, clientRef, at }: { playerId: number; marketId: string; clientRef: string | null; at: Date },
): Promise<Standing> {
  const { rows } = await executePrepared<RawStanding>(
    tx,
    sql`
    select ${safeguardColumns(at)}, h.held, h.held_here,
      (select to_jsonb(m) from exchange_market m where m.id = ${marketId}) as market,
      (select to_jsonb(b) from exchange_bet b where b.player_id = p.id and b.client_ref = ${clientRef}::uuid) as stored,
      (select coalesce(jsonb_agg(to_jsonb(b)), '[]') from exchange_bet b
        where b.player_id = p.id and b.market_id = ${marketId} and ${IS_OPEN}) as bets
    from players p, lateral (
      select coalesce(sum(amount), 0) as held, coalesce(sum(amount) filter (where market_id = ${marketId}), 0) as held_here
      from hold where hold.player_id = p.id
    ) as h where p.id = ${playerId}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`Player ${playerId} is gone`);
  return {
    safeguards: toSafeguards(playerId, row),
    held: BigInt(row.held),
    heldHere: BigInt(row.held_here),
    market: row.market && toMarket(row.market),
    bets: row.bets.map(toBet),
    stored: row.stored && toBet(row.stored),
  };
}

export type NewBet = Omit<BetRow, 'id' | 'queued'>;

/** The bet and what is held for it, in one statement. */
export async function insertBet(tx: Executor, bet: NewBet, hold: bigint): Promise<BetRow> {
  const { rows } = await executePrepared<RawBet>(
    tx,
    sql`
    with held as (
      insert into hold (player_id, market_id, amount) values (${bet.playerId}, ${bet.marketId}, ${hold})
      on conflict (player_id, market_id) do update set amount = excluded.amount
    )
    insert into exchange_bet (player_id, client_ref, request_hash, market_id, event_id, kind, selection, side, odds, run, stake, policy, fill,
      state, waiting_stake, status, placed_at, asked_at, decide_at, in_play)
    values (${bet.playerId}, ${bet.clientRef}::uuid, ${bet.requestHash}, ${bet.marketId}, ${bet.eventId}, ${bet.kind}, ${bet.selection},
      ${bet.side}, ${bet.odds}, ${bet.run}::integer, ${bet.stake}, ${bet.policy}, ${bet.fill}, ${bet.state}, ${bet.waitingStake}, ${bet.status},
      ${bet.placedAt.toISOString()}, ${bet.askedAt.toISOString()}, ${bet.decideAt.toISOString()}, ${bet.inPlay})
    returning *`,
  );
  const [row] = rows;
  if (!row) throw new Error('The bet was not written');
  return toBet(row);
}
