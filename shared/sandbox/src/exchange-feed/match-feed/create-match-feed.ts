import type { ExchangeSport } from '@site/api/contracts/exchange';
import type { SportFeed } from '#exchange-feed/create-feed';
import type { FeedEvent, FeedMarket } from '#exchange-feed/feed';
import { eventOf, oddsMarketId, slotOf } from '#exchange-feed/ids';
import { endedSince, isKnown, listed, startOf } from '../calendar/slots';
import { remembered } from '../model/remembered';
import { dateOf, secondsOf, tickAt } from '../model/ticks';
import { lastBegun, stateIn, stopIn } from '../model/windows';
import { withoutPrices, type MarketPlan, type MatchPlan } from './plan';

/** More than any screen shows of a sport at once. */
const REMEMBERED_MATCHES = 256;
/** Before a match begins its prices change so seldom. */
const CALM_SECONDS = 20;

/** The feed of a sport whose matches are planned whole. @param plan of the match that begins at that second */
export function createMatchFeed(sport: ExchangeSport, plan: (slot: number, start: number) => MatchPlan): SportFeed {
  const matchOf = remembered(REMEMBERED_MATCHES, (slot: number) => plan(slot, secondsOf(startOf(sport, slot))));

  const known = (id: string, at: Date): MatchPlan | null => {
    const slot = slotOf(id);
    return slot !== null && isKnown(sport, slot, at) ? matchOf(slot) : null;
  };
  const planOf = (marketId: string, at: Date) => {
    const match = known(eventOf(marketId) ?? '', at);
    const market = match?.markets().get(marketId);
    return match && market && market.from <= secondsOf(at) ? { match, market } : null;
  };
  /** Prices are made only for those that are asked for: a match may have hundreds of markets that are long over. */
  const marketsAt = (eventId: string, at: Date, isAsked: (market: MarketPlan, second: number) => boolean): FeedMarket[] => {
    const match = eventId === eventOf(eventId) ? known(eventId, at) : null;
    const second = secondsOf(at);
    if (!match) return [];
    const asked = [...match.markets().values()].filter((market) => market.from <= second && isAsked(market, second));
    return asked.map((market) => marketAt(match, market, second));
  };

  return {
    events: (at) =>
      listed(sport, at)
        .map(matchOf)
        .filter(({ end }) => end > secondsOf(at))
        .map((match) => eventAt(sport, match, secondsOf(at))),
    event(eventId, at) {
      const match = eventId === eventOf(eventId) ? known(eventId, at) : null;
      return match && eventAt(sport, match, secondsOf(at));
    },
    marketsOf: (eventId, at) => marketsAt(eventId, at, ({ stops }, second) => stateIn(stops, second) !== 'CLOSED'),
    allMarketsOf: (eventId, at) => marketsAt(eventId, at, () => true),
    market(marketId, at) {
      const found = planOf(marketId, at);
      return found && marketAt(found.match, found.market, secondsOf(at));
    },
    stopBetween(marketId, from, to) {
      const found = planOf(marketId, to);
      return found && stopIn(found.market.stops, from, to);
    },
    ended: (since, at) =>
      endedSince(sport, since, at)
        .map(matchOf)
        .filter(({ end }) => end > secondsOf(since) && end <= secondsOf(at))
        .sort((one, other) => other.end - one.end)
        .map((match) => eventAt(sport, match, secondsOf(at))),
  };

  function eventAt(of: ExchangeSport, match: MatchPlan, second: number): FeedEvent {
    const hasBegun = second >= match.start;
    const isOver = second >= match.end;
    return {
      id: match.id,
      sport: of,
      name: `${match.fixture.home} v ${match.fixture.away}`,
      competition: match.fixture.competition,
      start: dateOf(match.start),
      end: isOver ? dateOf(match.end) : null,
      inplay: hasBegun && second < match.finish,
      isOver,
      oddsMarketId: oddsMarketId(match.id),
      chid: match.id,
      score: hasBegun ? match.score(second) : null,
      has: match.has,
    };
  }
}

function marketAt(match: MatchPlan, market: MarketPlan, second: number): FeedMarket {
  const inplay = second >= match.start && second < match.finish;
  const state = stateIn(market.stops, second);
  const since = lastBegun(match.facts, second)?.from ?? 0;
  const quote = tickAt(second, inplay ? market.every : CALM_SECONDS, market.id, since);
  const offer = market.offer(quote);
  return {
    id: market.id,
    eventId: match.id,
    name: market.name,
    state,
    inplay,
    delayMs: inplay ? market.delayMs : 0,
    quote,
    result: second >= market.decided ? market.result : null,
    ...(state === 'CLOSED' ? withoutPrices(offer) : offer),
  };
}
