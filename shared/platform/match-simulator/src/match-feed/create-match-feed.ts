import type { ExchangeSport } from '@site/api/contracts/exchange';
import type { FeedEvent, FeedMarket, MatchProof, SportFeed } from '../feed';
import { eventOf, oddsMarketId, slotOf } from '../ids';
import { endedSince, isKnown, isOnRecord, isSurelyOver, listed, listedSince, startOf } from '../calendar/slots';
import type { SourceOf } from '../model/match-source';
import { remembered } from '../model/remembered';
import { dateOf, secondsOf, tickAt } from '../model/ticks';
import { lastBegun, stateIn, stopIn } from '../model/windows';
import { withoutPrices, type MarketPlan, type MatchPlan } from './plan';

/** All that are known at a moment, so that nobody who asks for every id has any of them made twice. */
const REMEMBERED_MATCHES = 320;
/** Of those that are long over: some bets of theirs are still to be settled. */
const REMEMBERED_OLD = 16;
/** Before a match begins its prices change so seldom. */
const CALM_SECONDS = 20;

/** The feed of a sport whose matches are planned whole. @param plan of the match that begins at that second */
export function createMatchFeed(sport: ExchangeSport, sourceOf: SourceOf, plan: (slot: number, start: number) => MatchPlan): SportFeed {
  const planned = (slot: number) => plan(slot, secondsOf(startOf(sport, slot)));
  const matchOf = remembered(REMEMBERED_MATCHES, planned);
  const oldMatchOf = remembered(REMEMBERED_OLD, planned);

  const known = (id: string, at: Date): MatchPlan | null => {
    const slot = slotOf(id);
    return slot !== null && isKnown(sport, slot, at) ? matchOf(slot) : null;
  };
  /** By its own id, not by that of one of its markets. */
  const matchBy = (eventId: string, at: Date) => (eventId === eventOf(eventId) ? known(eventId, at) : null);
  const onRecord = (id: string, at: Date): MatchPlan | null => {
    const slot = slotOf(id);
    return known(id, at) ?? (slot !== null && isOnRecord(sport, slot, at) ? oldMatchOf(slot) : null);
  };
  const planOf = (marketId: string, at: Date) => {
    const match = onRecord(marketId, at);
    const market = match?.winners?.().get(marketId) ?? match?.markets().get(marketId);
    return match && market && market.from <= secondsOf(at) ? { match, market } : null;
  };
  /** Prices are made only for those that are asked for: a match may have hundreds of markets that are long over. */
  const marketsAt = (match: MatchPlan, second: number, isAsked: (market: MarketPlan) => boolean = () => true): FeedMarket[] => {
    const asked = [...match.markets().values()].filter((market) => market.from <= second && isAsked(market));
    return asked.map((market) => marketAt(match, market, second));
  };

  return {
    events: (at) =>
      listed(sport, at)
        .map(matchOf)
        .filter(({ end }) => end > secondsOf(at))
        .map((match) => eventAt(sport, match, secondsOf(at))),
    event(eventId, at) {
      const match = matchBy(eventId, at);
      return match && eventAt(sport, match, secondsOf(at));
    },
    marketsOf(eventId, at) {
      const [match, second] = [matchBy(eventId, at), secondsOf(at)];
      // By its end all of them are closed: they need not be made to say so.
      return match && second < match.end ? marketsAt(match, second, ({ stops }) => stateIn(stops, second) !== 'CLOSED') : [];
    },
    allMarketsOf(eventId, at) {
      const match = matchBy(eventId, at);
      return match ? marketsAt(match, secondsOf(at)) : [];
    },
    market(marketId, at) {
      const found = planOf(marketId, at);
      return found && marketAt(found.match, found.market, secondsOf(at));
    },
    stopBetween(marketId, from, to) {
      const found = planOf(marketId, to);
      // The first moment that counts is the one after `from`.
      if (!found || found.market.from * 1000 > from.getTime() + 1) return 'CLOSED';
      return stopIn(found.market.stops, from, to);
    },
    proof(eventId, at): MatchProof | null {
      const slot = slotOf(eventId);
      if (slot === null || eventId !== eventOf(eventId) || !isOnRecord(sport, slot, at)) return null;
      const { secret, commitment } = sourceOf(eventId);
      // An old match is over without being made, because anybody may ask for thousands of them.
      const isOver = isSurelyOver(sport, slot, at) || secondsOf(at) >= matchOf(slot).end;
      return { commitment, publishedAt: listedSince(sport, slot), start: startOf(sport, slot), secret: isOver ? secret : null };
    },
    played: (eventId, at) => matchBy(eventId, at)?.played ?? null,
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
