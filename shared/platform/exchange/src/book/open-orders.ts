import { HIGHEST_ODDS, type Price } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import type { Feed, FeedMarket, OddsMarket } from '@site/platform-match-simulator/feed';
import { stopBetween } from '../markets/effective-market';
import type { MarketRow } from '../markets/markets.repository';
import type { BetRow } from '../bets/bet';
import { listOpenOf } from '../bets/bets.repository';
import { listCalled, listMet, listOpenOrders, listWaitingSince, type Reach, type OpenOrder } from './book.repository';

/**
 * Scope of a turn: all waiting orders, or the bets whose delay is over and the bet `id`, possibly with new odds and stake, and the best
 * orders of the sides in `reached`.
 */
export type Concern = 'all' | { id?: number; odds?: Price | undefined; stake?: Paisa | undefined; reached?: Reached };

/** Sides of runners whose best waiting orders are read at any price, up to `stake`. Orders of `players` use up no stake. */
interface Reached {
  players: readonly number[];
  sides: readonly { selection: string; side: Reach['side'] }[];
  stake: Paisa;
}

export interface OpenOrders {
  /** The orders in the scope of the turn, in queue order. */
  orders: OpenOrder[];
  /** Open bets of the players who back now. A bet that is placed meanwhile is checked when it is decided itself. */
  besides: BetRow[];
}

/** Reads only the orders in the scope of the turn, because a market may have many. */
export async function readOpenOrders(
  tx: Executor,
  feed: Feed,
  row: MarketRow,
  market: FeedMarket,
  concern: Concern,
  at: Date,
): Promise<OpenOrders> {
  if (concern === 'all') return { orders: await listOpenOrders(tx, row.id, at), besides: [] };
  const [called, isAll] = await Promise.all([listCalled(tx, row.id, concern.id ?? null, at), mustClear(tx, feed, row, market, at)]);
  if (market.kind !== 'odds') return { orders: inQueue(called), besides: [] };
  const backers = called.filter(({ state, side }) => state === 'PLACED' && side === 'back').map(({ playerId }) => playerId);
  const [orders, besides] = await Promise.all([
    isAll ? listOpenOrders(tx, row.id, at) : withMet(tx, row.id, market, called, concern, at),
    listOpenOf(tx, row.id, [...new Set(backers)]),
  ]);
  return { orders, besides };
}

/** The called bets and the waiting orders that may be matched now. */
async function withMet(
  tx: Executor,
  marketId: string,
  market: OddsMarket,
  called: readonly OpenOrder[],
  concern: Exclude<Concern, 'all'>,
  at: Date,
) {
  const coming = called.map((bet) => (bet.id === concern.id ? asEdited(bet, concern) : bet));
  const players = [...new Set([...called.map(({ playerId }) => playerId), ...(concern.reached?.players ?? [])])];
  const met = await listMet(tx, marketId, reachesOf(market, coming, concern.reached), players, at);
  return inQueue([...new Map([...met, ...called].map((bet) => [bet.id, bet])).values()]);
}

const inQueue = (bets: OpenOrder[]) => bets.sort((one, other) => one.queued - other.queued);

const asEdited = (bet: BetRow, { odds = bet.odds, stake = bet.waitingStake }: Exclude<Concern, 'all'>): BetRow => ({
  ...bet,
  odds,
  waitingStake: stake,
});

/** True when a waiting order must end. */
async function mustClear(
  tx: Executor,
  feed: Feed,
  { id, operatorOverride }: MarketRow,
  { kind, state, inplay }: FeedMarket,
  at: Date,
): Promise<boolean> {
  if (kind !== 'odds') return false;
  if (state !== 'OPEN') return true;
  const waiting = await listWaitingSince(tx, id);
  return waiting.some(({ inPlay, since }) => inPlay !== inplay || stopBetween(feed, id, operatorOverride, since, at) !== null);
}

/** Bets meet the orders of the other side; the prices of the house meet the orders of their own side. */
function reachesOf({ runners }: OddsMarket, coming: readonly BetRow[], reached?: Reached): Reach[] {
  const reaches = new Map<string, Reach>();
  const add = (selection: string, side: Reach['side'], odds: number, stake: Paisa) => {
    const key = `${side} ${selection}`;
    const before = reaches.get(key) ?? {
      selection,
      side,
      low: side === 'back' ? 1 : odds,
      high: side === 'back' ? odds : HIGHEST_ODDS,
      stake: 0n,
    };
    reaches.set(key, { ...before, low: Math.min(before.low, odds), high: Math.max(before.high, odds), stake: paisa(before.stake + stake) });
  };
  for (const { selection, side, odds, waitingStake } of coming) add(selection, side === 'back' ? 'lay' : 'back', odds, waitingStake);
  for (const { id, back, lay } of runners) {
    for (const { odds, size } of back) add(id, 'back', odds, size);
    for (const { odds, size } of lay) add(id, 'lay', odds, size);
  }
  for (const { selection, side } of reached?.sides ?? [])
    add(selection, side, side === 'back' ? HIGHEST_ODDS : 1, reached?.stake ?? paisa(0n));
  return [...reaches.values()];
}
