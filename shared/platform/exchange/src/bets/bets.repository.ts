import { paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { BET_LISTS, Price, StartRule } from '@site/api/contracts/exchange';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { rowsOf } from '@site/platform-kit/data/rows';
import { toMarket, type MarketRow, type RawMarket } from '../markets/markets.repository';
import type { BetRow, NewFill } from './bet';

/** A row as a statement returns it, or as `to_jsonb` does. */
export type RawBet = Columns<'exchange_bet'> &
  Pick<BetRow, 'kind' | 'side' | 'odds' | 'policy' | 'fill' | 'state' | 'reason' | 'status'> & {
    new_odds: Price | null;
    at_start: StartRule;
  };

export const toBet = (row: RawBet): BetRow => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  clientRef: row.client_ref,
  requestHash: row.request_hash,
  marketId: row.market_id,
  eventId: row.event_id,
  kind: row.kind,
  selection: row.selection,
  side: row.side,
  odds: row.odds,
  run: row.run,
  stake: paisa(BigInt(row.stake)),
  policy: row.policy,
  fill: row.fill,
  minFill: row.min_fill === null ? null : paisa(BigInt(row.min_fill)),
  atStart: row.at_start,
  state: row.state,
  reason: row.reason,
  newOdds: row.new_odds,
  newRun: row.new_run,
  matchedStake: paisa(BigInt(row.matched_stake)),
  matchedOdds: BigInt(row.matched_odds),
  matchedProfit: paisa(BigInt(row.matched_profit)),
  matchedLiability: paisa(BigInt(row.matched_liability)),
  waitingStake: paisa(BigInt(row.waiting_stake)),
  queued: Number(row.queued),
  status: row.status,
  net: row.net === null ? null : paisa(BigInt(row.net)),
  freeBetId: row.free_bet_id === null ? null : Number(row.free_bet_id),
  isFreeReturned: row.free_returned,
  placedAt: new Date(row.placed_at),
  askedAt: new Date(row.asked_at),
  decideAt: new Date(row.decide_at),
  inPlay: row.in_play,
  settledAt: momentOrNull(row.settled_at),
});

/** States in which a part is matched or may still be matched. */
export const IS_OPEN = sql`b.state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED')`;

export interface BetWithMarket {
  bet: BetRow;
  market: MarketRow;
}

type RawBetWithMarket = RawBet & { market: RawMarket };

const WITH_MARKET = sql`select b.*, to_jsonb(m) as market from exchange_bet b join exchange_market m on m.id = b.market_id`;

const toBetWithMarket = (row: RawBetWithMarket): BetWithMarket => ({ bet: toBet(row), market: toMarket(row.market) });

export async function findBet(db: Executor, id: number): Promise<BetWithMarket | null> {
  const { rows } = await executePrepared<RawBetWithMarket>(db, sql`${WITH_MARKET} where b.id = ${id}`);
  return rows[0] ? toBetWithMarket(rows[0]) : null;
}

export async function findOwnBet(db: Executor, playerId: number, id: number): Promise<BetWithMarket | null> {
  const found = await findBet(db, id);
  return found?.bet.playerId === playerId ? found : null;
}

export interface ExchangeBetFilter {
  playerId: number;
  state: (typeof BET_LISTS)[number] | null;
  eventId: string | null;
  marketId: string | null;
  clientRef: string | null;
}

const LISTS: Record<(typeof BET_LISTS)[number], SQL> = {
  open: IS_OPEN,
  settled: sql`b.state = 'SETTLED'`,
  ended: sql`b.state in ('CANCELLED', 'LAPSED', 'REJECTED')`,
};

const isListed = ({ playerId, state, eventId, marketId, clientRef }: ExchangeBetFilter) => {
  const asked = [
    sql`b.player_id = ${playerId}`,
    state && LISTS[state],
    eventId && sql`b.event_id = ${eventId}`,
    marketId && sql`b.market_id = ${marketId}`,
    clientRef && sql`b.client_ref = ${clientRef}::uuid`,
  ];
  return sql.join(
    asked.filter((part) => part instanceof Object),
    ' and ',
  );
};

/** Newest bets first. */
export async function listBets(db: Executor, filter: ExchangeBetFilter, { page, perPage }: { page: number; perPage: number }) {
  const { rows } = await db.execute<RawBetWithMarket>(sql`
    ${WITH_MARKET} where ${isListed(filter)} order by b.id desc limit ${perPage} offset ${(page - 1) * perPage}`);
  return rows.map(toBetWithMarket);
}

export async function countBets(db: Executor, filter: ExchangeBetFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from exchange_bet b where ${isListed(filter)}`);
  return rows[0]?.total ?? 0;
}

const idsOf = (ids: readonly number[]) => sql`${ids}::bigint[]`;

/** Open bets of these players in the market. */
export async function listOpenOf(tx: Executor, marketId: string, playerIds: readonly number[]): Promise<BetRow[]> {
  if (!playerIds.length) return [];
  const { rows } = await executePrepared<RawBet>(
    tx,
    sql`select b.* from exchange_bet b where b.market_id = ${marketId} and b.player_id = any(${idsOf(playerIds)}) and ${IS_OPEN}`,
  );
  return rows.map(toBet);
}

/** Writes the columns that change when a bet is matched or ends. */
export async function updateBets(tx: Executor, bets: readonly BetRow[]) {
  const columns = {
    id: 'bigint',
    odds: 'integer',
    run: 'integer',
    stake: 'bigint',
    state: 'text',
    reason: 'text',
    newOdds: 'integer',
    newRun: 'integer',
    matchedStake: 'bigint',
    matchedOdds: 'numeric',
    matchedProfit: 'bigint',
    matchedLiability: 'bigint',
    waitingStake: 'bigint',
    queued: 'bigint',
    status: 'text',
    askedAt: 'timestamptz',
    decideAt: 'timestamptz',
    inPlay: 'boolean',
  };
  await executePrepared(
    tx,
    sql`
    update exchange_bet b set odds = now.odds, run = now.run, stake = now.stake, state = now.state, reason = now.reason, new_odds = now."newOdds",
      new_run = now."newRun", matched_stake = now."matchedStake", matched_odds = now."matchedOdds", matched_profit = now."matchedProfit",
      matched_liability = now."matchedLiability", waiting_stake = now."waitingStake", queued = now.queued, status = now.status,
      asked_at = now."askedAt", decide_at = now."decideAt", in_play = now."inPlay"
    from ${rowsOf('now', columns, bets, 'once')} where b.id = now.id and b.id = any(${idsOf(bets.map(({ id }) => id))})`,
  );
}

export async function insertFills(tx: Executor, fills: readonly NewFill[], at: Date) {
  if (!fills.length) return;
  const columns = {
    betId: 'bigint',
    counter: 'bigint',
    odds: 'integer',
    run: 'integer',
    stake: 'bigint',
    profit: 'bigint',
    nth: 'integer',
  };
  const rows = fills.map((fill, nth) => ({ ...fill, nth }));
  await executePrepared(
    tx,
    sql`
    insert into exchange_fill (bet_id, counter, odds, run, stake, profit, created_at)
    select "betId", counter, odds, run, stake, profit, ${at.toISOString()}::timestamptz from ${rowsOf('made', columns, rows, 'once')} order by nth`,
  );
}
