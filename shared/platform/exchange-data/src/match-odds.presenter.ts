import { MAX_MARKET_PROFIT, MAX_STAKE, MIN_STAKE, wireOf, type MatchOdds, type Price, type Runner } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import type { OddsMarket } from '@site/platform-match-simulator/feed';
import { bestLevels, toBdt } from './levels';
import { matchedSoFar } from './matched';
import type { SeenEvent, SeenMarket } from './seen-market';

export const limitsOf = ({ delayMs }: { delayMs: number }) => ({
  min: toBdt(MIN_STAKE),
  max: toBdt(MAX_STAKE),
  maxProfit: toBdt(MAX_MARKET_PROFIT),
  delayMs,
});

export function presentMatchOdds({ event, at }: SeenEvent, odds: SeenMarket | null): MatchOdds | null {
  if (!isOdds(odds)) return null;
  const { market, state } = odds;
  return {
    marketId: market.id,
    eventId: event.id,
    name: market.name,
    // Ball running is a state of bookmaker and fancy markets; Match Odds show it as suspended.
    status: state === 'BALL_RUNNING' ? 'SUSPENDED' : state,
    inplay: market.inplay,
    version: 0,
    totalMatched: toBdt(matchedIn({ event, at }, odds)),
    ...limitsOf(market),
    runners: runnersOf(odds),
  };
}

/** Paisa that was matched so far, as readers see it. */
export const matchedIn = ({ event, at }: SeenEvent, odds: SeenMarket | null): Paisa =>
  paisa(matchedSoFar(event, at) + (odds?.book?.matched ?? 0n));

export function runnersOf({ market, book }: SeenMarket<OddsMarket>): Runner[] {
  const gone = book ?? undefined;
  return market.runners.map(({ id, name, back, lay }) => ({
    selectionId: id,
    SelectionName: name,
    availableToBack: bestLevels('back', id, back, market.quote, gone),
    availableToLay: bestLevels('lay', id, lay, market.quote, gone),
    ...lastTradedOf(gone?.lastTraded[id]),
  }));
}

const lastTradedOf = (odds: Price | undefined) => (odds === undefined ? {} : { lastTraded: wireOf(odds) });

export const isOdds = (seen: SeenMarket | null): seen is SeenMarket<OddsMarket> => seen?.market.kind === 'odds';
