import { oddsProfit, type Price } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import type { HouseLevel, OddsMarket } from '@site/platform-match-simulator/feed';
import type { BetRow } from '../bets/bet';
import { levelsLeft, takenOf } from './house-levels';
import { matchOrder, type Resting } from './matching.rules';
import { betAt, change, endWaiting, isWaiting, type MarketTransaction } from './market-transaction';

type RunnerSide = 'back' | 'lay';

/** A waiting order of the book, or a level of the house. */
type Waiting = Resting & ({ level: HouseLevel } | { betId: number });

/** Orders and levels that the bet could be matched with now, and the result of the matching. */
function meeting(turn: MarketTransaction, bet: BetRow) {
  const waiting = [...houseLevels(turn, bet), ...ordersAgainst(turn, bet)];
  return { waiting, ...matchOrder(sideOf(bet), bet.odds, bet.waitingStake, bet.playerId, waiting) };
}

/** The bet after a match now, and the best price of that match. */
export function matchedNow(turn: MarketTransaction, bet: BetRow): { after: BetRow; best: Price } {
  const { fills, left } = meeting(turn, bet);
  const stake = fills.reduce((sum, fill) => sum + fill.stake, 0n);
  const profit = fills.reduce((sum, fill) => sum + oddsProfit(fill.stake, fill.odds), 0n);
  const [win, risk] = bet.side === 'back' ? [profit, stake] : [stake, profit];
  const matched = { matchedProfit: paisa(bet.matchedProfit + win), matchedLiability: paisa(bet.matchedLiability + risk) };
  return {
    after: { ...bet, ...matched, matchedStake: paisa(bet.matchedStake + stake), waitingStake: bet.fill === 'keep' ? left : paisa(0n) },
    best: fills[0]?.odds ?? bet.odds,
  };
}

/**
 * Puts the bet into the book: the matching part is filled at the price of the waiting order, and the rest waits. An all-or-nothing bet is
 * rejected when less than its least part can be filled, and never waits: the rest of it lapses.
 */
export function matchBet(turn: MarketTransaction, bet: BetRow) {
  const { waiting, fills, own, left } = meeting(turn, bet);
  const byId = new Map(waiting.map((one) => [one.id, one]));
  const isAtOnce = bet.fill === 'all_or_nothing';
  if (isAtOnce && bet.waitingStake - left < (bet.minFill ?? bet.waitingStake)) return endWaiting(turn, bet, 'REJECTED', 'not_filled');

  for (const id of own) {
    const order = byId.get(id);
    const resting = order && 'betId' in order && turn.bets.get(order.betId);
    if (resting) endWaiting(turn, resting, 'CANCELLED', 'own_order');
  }
  change(turn, bet.id, { state: bet.matchedStake > 0n ? 'PARTIAL' : 'UNMATCHED' });
  for (const { restingId, odds, stake } of fills) {
    const other = byId.get(restingId);
    if (other) fillBoth(turn, bet.id, other, odds, stake);
  }
  if (isAtOnce && left > 0n) endWaiting(turn, betAt(turn, bet.id), 'LAPSED', 'not_filled');
}

/** The house fills waiting orders at their own price, the best price first. */
export function meetHouse(turn: MarketTransaction) {
  if (turn.market.kind !== 'odds' || turn.market.state !== 'OPEN') return;
  for (const order of inTurn([...turn.bets.values()].filter(isWaiting))) {
    const levels = houseLevels(turn, order);
    const { fills } = matchOrder(sideOf(order), order.odds, order.waitingStake, null, levels);
    for (const { restingId, stake } of fills) {
      const level = levels.find(({ id }) => id === restingId);
      if (level) fillBoth(turn, order.id, level, order.odds, stake);
    }
  }
}

/** Backs at the lowest odds and lays at the highest are the best for the other side; then the oldest is first. */
const inTurn = (orders: BetRow[]) =>
  orders.sort((one, other) => (one.side === 'back' ? one.odds - other.odds : other.odds - one.odds) || one.queued - other.queued);

const sideOf = ({ side }: BetRow): RunnerSide => (side === 'back' ? 'back' : 'lay');

/** The rest of the house's levels that this order may match. They come before any order at the same price. */
function houseLevels(turn: MarketTransaction, { selection, side }: BetRow): Waiting[] {
  const runner = (turn.market as OddsMarket).runners.find(({ id }) => id === selection);
  const levels = runner ? levelsLeft(runner, side === 'back' ? 'back' : 'lay', turn.taken) : [];
  return levels.map((level, at) => ({ id: -1 - at, playerId: null, odds: level.odds, stake: level.left, level }));
}

const ordersAgainst = ({ bets }: MarketTransaction, { selection, side }: BetRow): Waiting[] =>
  [...bets.values()]
    .filter((order) => isWaiting(order) && order.selection === selection && order.side !== side)
    .map(({ id, queued, playerId, odds, waitingStake }) => ({ id: queued, playerId, odds, stake: waitingStake, betId: id }));

function fillBoth(turn: MarketTransaction, betId: number, other: Waiting, odds: Price, stake: Paisa) {
  const bet = betAt(turn, betId);
  const against = 'betId' in other ? betAt(turn, other.betId) : null;
  const profit = profitOf(bet.side === 'lay' ? bet : against, odds, stake);
  fillOne(turn, bet, against?.id ?? null, odds, stake, profit);
  if (against) fillOne(turn, against, bet.id, odds, stake, profit);
  if ('level' in other) take(turn, bet, other.level.odds, stake);
  turn.matched = paisa(turn.matched + stake);
}

/**
 * The backer's profit and the layer's liability, rounded once for both. Many small fills may round up together, so the cost of a fill is
 * capped at what it frees of the layer's hold.
 */
function profitOf(layer: BetRow | null, odds: Price, stake: Paisa): Paisa {
  const profit = oddsProfit(stake, odds);
  if (!layer) return profit;
  const held = paisa(oddsProfit(layer.waitingStake, layer.odds) - oddsProfit(paisa(layer.waitingStake - stake), layer.odds));
  return profit < held ? profit : held;
}

function fillOne(turn: MarketTransaction, bet: BetRow, counter: number | null, odds: Price, stake: Paisa, profit: Paisa) {
  const isBack = bet.side === 'back';
  const waitingStake = paisa(bet.waitingStake - stake);
  turn.fills.push({ betId: bet.id, counter, odds, run: null, stake, profit });
  change(turn, bet.id, {
    state: waitingStake === 0n ? 'MATCHED' : 'PARTIAL',
    waitingStake,
    matchedStake: paisa(bet.matchedStake + stake),
    matchedOdds: bet.matchedOdds + stake * BigInt(odds),
    matchedProfit: paisa(bet.matchedProfit + (isBack ? profit : stake)),
    matchedLiability: paisa(bet.matchedLiability + (isBack ? stake : profit)),
  });
}

function take(turn: MarketTransaction, { selection, side }: BetRow, odds: Price, stake: Paisa) {
  const taken = paisa(takenOf(turn.taken, selection, side, odds) + stake);
  const others = turn.taken.filter((level) => !(level.selection === selection && level.side === side && level.odds === odds));
  turn.taken = [...others, { selection, side: side === 'back' ? 'back' : 'lay', odds, quote: turn.market.quote, taken }];
}
