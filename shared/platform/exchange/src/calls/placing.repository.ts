import { paisa, type Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { rowsOf } from '@site/platform-kit/data/rows';
import { type RawSafeguards, safeguardColumns, type Safeguards, toSafeguards } from '@site/platform-domains/safer-play';
import { type RawUsableFreeBet, toUsableFreeBet, type UsableFreeBet, usableFreeBet } from '@site/platform-domains/rewards';
import { toMarket, type MarketRow, type RawMarket } from '../markets/markets.repository';
import type { BetRow } from '../bets/bet';
import { IS_OPEN, toBet, type RawBet } from '../bets/bets.repository';
import type { Held } from '../bets/position.rules';

/** One request to place a bet. */
export interface Named {
  playerId: number;
  marketId: string;
  clientRef: string | null;
  freeBetId: number | null;
}

/** Everything that decides if a player may place a bet. */
export interface PlacementContext {
  safeguards: Safeguards;
  /** Hold in all markets, and in this one. */
  held: Paisa;
  heldHere: Paisa;
  /** Null when nobody has bet on the market yet. */
  market: MarketRow | null;
  /** The player's bets in the market that count. */
  bets: Held[];
  /** Bet that the player placed under the same reference. */
  stored: BetRow | null;
  /** The named free bet; null also when it is not the player's. */
  freeBet: UsableFreeBet | null;
}

const POSITION = [
  'selection',
  'side',
  'odds',
  'run',
  'matched_stake',
  'matched_profit',
  'matched_liability',
  'waiting_stake',
  'free_bet_id',
] as const;
type RawPosition = [string, Held['side'], Held['odds'], number | null, number, number, number, number, number | null];
/** Values by position, without names, because a player may have many bets. */
const position: SQL = sql`json_build_array(${sql.raw(POSITION.map((column) => `b.${column}`).join(', '))})`;

const toHeld = (kind: Held['kind'], row: RawPosition): Held => ({
  kind,
  selection: row[0],
  side: row[1],
  odds: row[2],
  run: row[3],
  matchedStake: paisa(BigInt(row[4])),
  matchedProfit: paisa(BigInt(row[5])),
  matchedLiability: paisa(BigInt(row[6])),
  waitingStake: paisa(BigInt(row[7])),
  freeBetId: row[8],
});

type RawPlacementContext = RawSafeguards & {
  player_id: string;
  held: string;
  held_here: string;
  market: RawMarket | null;
  bets: RawPosition[] | null;
  stored: RawBet | null;
  free_bet: RawUsableFreeBet | null;
};

/** Reads in the order of `asking`, in one statement. Call it after the wallets are locked, because earlier reads may be outdated. */
export async function readPlacementContexts(tx: Executor, asking: readonly Named[], at: Date): Promise<PlacementContext[]> {
  const columns = { playerId: 'bigint', marketId: 'text', clientRef: 'uuid', freeBetId: 'bigint', nth: 'integer' };
  const asked = asking.map(({ playerId, marketId, clientRef, freeBetId }, nth) => ({ playerId, marketId, clientRef, freeBetId, nth }));
  const { rows } = await executePrepared<RawPlacementContext>(
    tx,
    sql`
    select p.id as player_id, ${safeguardColumns(at)}, h.held, h.held_here,
      (select to_jsonb(m) from exchange_market m where m.id = asked."marketId") as market,
      (select to_jsonb(b) from exchange_bet b where b.player_id = p.id and b.client_ref = asked."clientRef") as stored,
      ${usableFreeBet(sql`asked."freeBetId"`, sql`p.id`)} as free_bet,
      (select json_agg(${position}) from exchange_bet b
        where b.player_id = p.id and b.market_id = asked."marketId" and ${IS_OPEN}) as bets
    from ${rowsOf('asked', columns, asked, 'once')} join players p on p.id = asked."playerId", lateral (
      select coalesce(sum(amount), 0) as held, coalesce(sum(amount) filter (where market_id = asked."marketId"), 0) as held_here
      from hold where hold.player_id = p.id
    ) as h order by asked.nth`,
  );
  if (rows.length < asking.length) throw new Error('A player is gone');
  return rows.map(toStanding);
}

function toStanding(row: RawPlacementContext): PlacementContext {
  const market = row.market && toMarket(row.market);
  return {
    safeguards: toSafeguards(Number(row.player_id), row),
    held: paisa(BigInt(row.held)),
    heldHere: paisa(BigInt(row.held_here)),
    market,
    bets: market ? (row.bets ?? []).map((bet) => toHeld(market.kind, bet)) : [],
    stored: row.stored && toBet(row.stored),
    freeBet: row.free_bet && toUsableFreeBet(row.free_bet),
  };
}

export type NewBet = Omit<BetRow, 'id' | 'queued'>;

export interface Accepted {
  bet: NewBet;
  /** Hold of the player in this market, including the bet. */
  hold: Paisa;
}

/** Inserts the bets, at most one of each player, and their holds in one statement; they queue in this order. @returns bets by player */
export async function insertBets(tx: Executor, accepted: readonly Accepted[]): Promise<Map<number, BetRow>> {
  if (!accepted.length) return new Map();
  const columns = {
    nth: 'integer',
    playerId: 'bigint',
    marketId: 'text',
    hold: 'bigint',
    clientRef: 'uuid',
    requestHash: 'text',
    eventId: 'text',
    kind: 'text',
    selection: 'text',
    side: 'text',
    odds: 'integer',
    run: 'integer',
    stake: 'bigint',
    policy: 'text',
    fill: 'text',
    minFill: 'bigint',
    atStart: 'text',
    freeBetId: 'bigint',
    placedAt: 'timestamptz',
    decideAt: 'timestamptz',
    inPlay: 'boolean',
  };
  const added = accepted.map(({ bet, hold }, nth) => ({ ...bet, hold, nth }));
  const { rows } = await executePrepared<Columns<'exchange_bet', 'id' | 'queued' | 'player_id'>>(
    tx,
    sql`
    with added as materialized (select * from ${rowsOf('added', columns, added, 'once')} order by nth), held as (
      insert into hold (player_id, market_id, amount) select "playerId", "marketId", hold from added
      on conflict (player_id, market_id) do update set amount = excluded.amount
    )
    insert into exchange_bet (player_id, client_ref, request_hash, market_id, event_id, kind, selection, side, odds, run, stake, policy, fill,
      min_fill, at_start, state, waiting_stake, status, placed_at, asked_at, decide_at, in_play, free_bet_id)
    select "playerId", "clientRef", "requestHash", "marketId", "eventId", kind, selection, side, odds, run, stake, policy, fill,
      "minFill", "atStart", 'PLACED', stake, 'open', "placedAt", "placedAt", "decideAt", "inPlay", "freeBetId" from added
    returning id, queued, player_id`,
  );
  const made = new Map(rows.map((row) => [Number(row.player_id), { id: Number(row.id), queued: Number(row.queued) }]));
  return new Map(
    accepted.map(({ bet }) => {
      const place = made.get(bet.playerId);
      if (!place) throw new Error('The bet was not written');
      return [bet.playerId, { ...bet, ...place }];
    }),
  );
}
