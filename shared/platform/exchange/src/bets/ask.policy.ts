import { isOnLadder, MAX_STAKE, MIN_STAKE, type BetReason, type Price } from '@site/api/contracts/exchange';
import type { ErrorCode } from '@site/api/contracts/errors';
import type { Paisa } from '@site/api/money';
import type { FeedMarket } from '@site/platform-match-simulator/feed';
import { Refusal } from '@site/platform-kit/base/refusal';
import { isTaken, quoteFor } from './quote.rules';
import type { BetRow } from './bet';

export type RequestedBet = Pick<
  BetRow,
  'clientRef' | 'requestHash' | 'marketId' | 'eventId' | 'selection' | 'side' | 'odds' | 'run' | 'stake' | 'policy' | 'fill'
> &
  Partial<Pick<BetRow, 'freeBetId' | 'minFill' | 'atStart'>>;

/** Refuses a bet that the market could never accept. @throws Refusal */
export function checkSense(ask: RequestedBet, market: FeedMarket) {
  const isFancy = market.kind === 'fancy';
  const selections = isFancy ? [market.id] : market.runners.map(({ id }) => id);
  if (market.eventId !== ask.eventId) throw new Refusal('exchange.unknown_market');
  if (!selections.includes(ask.selection)) throw new Refusal('exchange.unknown_selection');
  if (isFancy !== (ask.side === 'yes' || ask.side === 'no')) throw new Refusal('platform.invalid', { errors: { side: ['Invalid side'] } });
  if (isFancy !== (ask.run !== null)) throw new Refusal('platform.invalid', { errors: { run: ['Invalid line'] } });
  if (market.kind === 'odds' && !isOnLadder(ask.odds)) throw new Refusal('exchange.off_ladder');
  if (!isMinFillSensible(ask, market)) throw new Refusal('platform.invalid', { errors: { min_fill: ['Invalid amount'] } });
}

const isMinFillSensible = ({ minFill = null, fill, stake }: RequestedBet, { kind }: FeedMarket) =>
  minFill === null || (kind === 'odds' && fill === 'all_or_nothing' && minFill <= stake);

/** Match Odds have no ball-running state. */
export const stopOf = (kind: FeedMarket['kind'], state: FeedMarket['state']): StopReason | null => {
  if (state === 'OPEN') return null;
  if (state === 'CLOSED') return 'closed';
  return state === 'BALL_RUNNING' && kind !== 'odds' ? 'ball_running' : 'suspended';
};
type StopReason = Extract<BetReason, 'suspended' | 'ball_running' | 'closed'>;

const REFUSED_AS = {
  suspended: 'exchange.suspended',
  ball_running: 'exchange.ball_running',
  closed: 'exchange.closed',
} as const satisfies Record<StopReason, ErrorCode>;

/** @throws Refusal while the market takes no bets */
export function checkOpen({ kind, state }: FeedMarket) {
  const stop = stopOf(kind, state);
  if (stop) throw new Refusal(REFUSED_AS[stop]);
}

/** Refuses a bet whose price is not offered now. An order at the exchange may wait for its price instead. @throws Refusal */
export function checkPrice(ask: RequestedBet, market: FeedMarket) {
  if (market.kind === 'odds') return;
  const quote = quoteFor(market, ask);
  if (!quote) throw new Refusal(market.kind === 'bookmaker' ? stateOfRunner(market, ask) : 'exchange.suspended');
  if (!isTaken(ask, quote)) throw new Refusal('exchange.price_changed');
}

const stateOfRunner = ({ runners }: Extract<FeedMarket, { kind: 'bookmaker' }>, { selection }: RequestedBet) =>
  REFUSED_AS[stopOf('bookmaker', runners.find(({ id }) => id === selection)?.state ?? 'SUSPENDED') ?? 'suspended'];

export const isStakeAllowed = (stake: Paisa) => stake >= MIN_STAKE && stake <= MAX_STAKE;

/** The best that this order can be matched at: its own price, or a better one that the house offers now. */
export function bestOdds({ selection, side, odds }: Pick<RequestedBet, 'selection' | 'side' | 'odds'>, market: FeedMarket): Price {
  if (market.kind === 'odds') {
    const offered = side === 'back' ? market.runners.find(({ id }) => id === selection)?.back[0]?.odds : undefined;
    return highest(odds, offered ?? odds);
  }
  const quote = quoteFor(market, { selection, side });
  return side === 'back' || side === 'yes' ? highest(odds, quote?.odds ?? odds) : odds;
}

const highest = (one: Price, other: Price) => (one > other ? one : other);
