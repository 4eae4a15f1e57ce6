import { wireOf, type Bookmaker, type BookmakerRunner, type EventItem, type Fancy, type Price } from '@site/api/contracts/exchange';
import type { BookmakerMarket, BookmakerRunnerQuote, FancyMarket } from '@site/platform-match-simulator/feed';
import { limitsOf } from './match-odds.presenter';
import type { SeenEvent, SeenMarket } from './seen-market';

export function presentEvent({ event }: SeenEvent, offered: readonly SeenMarket[]): EventItem {
  return {
    eventId: event.id,
    marketId: event.oddsMarketId,
    name: event.name,
    sport: event.sport,
    competition: event.competition,
    start: event.start.toISOString(),
    inplay: event.inplay,
    isOver: event.isOver,
    version: 0,
    chid: event.chid,
    score: event.score,
    fancy2: Object.fromEntries(offered.flatMap((seen) => (isOpenFancy(seen) ? [[seen.market.id, presentFancy(seen)]] : []))),
    bookmaker: Object.fromEntries(offered.flatMap((seen) => (isBookmaker(seen) ? [[seen.market.id, presentBookmaker(seen)]] : []))),
  };
}

/** Markets of the event and their stops. A reader who sees a change of these late would send bets that are refused. */
export function flagsOf({ inplay, isOver, bookmaker, fancy2 }: EventItem): string {
  const stopOf = ({ suspended, ball_running: isRunning }: Pick<Fancy, 'suspended' | 'ball_running'>) => `${suspended}${isRunning}`;
  const rows = Object.values(bookmaker).map(({ marketId, runners }) => `${marketId}:${runners.map(stopOf).join('')}`);
  const fancies = Object.values(fancy2).map((fancy) => `${fancy.marketId}:${stopOf(fancy)}`);
  return [inplay, isOver, ...rows, ...fancies].join();
}

const isBookmaker = (seen: SeenMarket): seen is SeenMarket<BookmakerMarket> => seen.market.kind === 'bookmaker';
/** A decided line leaves the list. */
const isOpenFancy = (seen: SeenMarket): seen is SeenMarket<FancyMarket> =>
  seen.market.kind === 'fancy' && !['CLOSED', 'SETTLED', 'VOIDED'].includes(seen.state);

const flag = (isSo: boolean): 0 | 1 => (isSo ? 1 : 0);
const stops = (states: readonly string[]) => ({
  suspended: flag(states.some((state) => state !== 'OPEN' && state !== 'BALL_RUNNING')),
  ball_running: flag(states.includes('BALL_RUNNING')),
});
const per100 = (price: Price | null) => (price === null ? null : wireOf(price));

function presentBookmaker({ market, state }: SeenMarket<BookmakerMarket>): Bookmaker {
  const presentRunner = ({ name, id, back, lay, state: own }: BookmakerRunnerQuote): BookmakerRunner => ({
    selectionId: id,
    runner: name,
    backPrice: per100(back) ?? 0,
    layPrice: per100(lay) ?? 0,
    ...stops([state, own]),
  });
  return { marketId: market.id, name: market.name, ...limitsOf(market), runners: market.runners.map(presentRunner) };
}

function presentFancy({ market, state }: SeenMarket<FancyMarket>): Fancy {
  const { type, no, noRate, yes, yesRate } = market.fancy;
  return {
    marketId: market.id,
    title: market.name,
    type,
    no,
    no_rate: per100(noRate),
    yes,
    yes_rate: per100(yesRate),
    ...stops([state]),
    ...limitsOf(market),
  };
}
