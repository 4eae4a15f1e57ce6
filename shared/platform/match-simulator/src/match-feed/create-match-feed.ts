import type { ExchangeSport } from '@site/api/contracts/exchange';
import type { FeedEvent, FeedMarket, FairnessProof, SportFeed } from '../feed';
import { eventOf, oddsMarketId, slotOf } from '../ids';
import { endedSince, isKnown, isOnRecord, isSurelyOver, listed, listedSince, startOf } from '../calendar/slots';
import type { SourceOf } from '../model/match-source';
import { remembered } from '../model/remembered';
import { dateOf, secondsOf, tickAt } from '../model/ticks';
import { endOfStop, lastBegun, stateIn, stopIn } from '../model/windows';
import { listedFrom } from './winner-plans';
import { withoutPrices, type MarketPlan, type MatchPlan } from './plan';

/** At least the number of known matches, so that requests for every id create no match twice. */
const REMEMBERED_MATCHES = 320;
/** Cache for old matches, whose late bets are still to be settled. */
const REMEMBERED_OLD = 16;
/** Seconds between two prices before a match begins. */
const CALM_SECONDS = 20;

/** The feed of a sport whose matches are planned completely. @param plan creates the match that begins at that second */
export function createMatchFeed(sport: ExchangeSport, sourceOf: SourceOf, plan: (slot: number, start: number) => MatchPlan): SportFeed {
  const planned = (slot: number) => plan(slot, secondsOf(startOf(sport, slot)));
  const matchOf = remembered(REMEMBERED_MATCHES, planned);
  const oldMatchOf = remembered(REMEMBERED_OLD, planned);

  const known = (id: string, at: Date): MatchPlan | null => {
    const slot = slotOf(id);
    return slot !== null && isKnown(sport, slot, at) ? matchOf(slot) : null;
  };
  /** Finds a match by its own id, not by that of a market. */
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
  /** Builds prices only for the requested markets, because a match may have hundreds that are long over. */
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
      // After its end all markets are closed, so none has to be built.
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
    decidedAt(marketId, at) {
      const found = planOf(marketId, at);
      return found && dateOf(found.market.decided);
    },
    stopBetween(marketId, from, to) {
      const found = planOf(marketId, to);
      // The range begins after `from`, so a market that opens one millisecond later counts.
      if (!found || found.market.from * 1000 > from.getTime() + 1) return 'CLOSED';
      return stopIn(found.market.stops, from, to);
    },
    inPlayTurn(marketId, at) {
      const [found, second] = [planOf(marketId, at), secondsOf(at)];
      if (!found || second < found.match.start) return null;
      const opened = endOfStop(found.market.stops, found.match.start);
      return { start: dateOf(found.match.start), opened: opened <= second ? dateOf(opened) : null };
    },
    revision(id, at) {
      const match = onRecord(id, at);
      return match ? revisionAt(match, id, secondsOf(at)) : 0;
    },
    proof(eventId, at): FairnessProof | null {
      const slot = slotOf(eventId);
      if (slot === null || eventId !== eventOf(eventId) || !isOnRecord(sport, slot, at)) return null;
      const { secret, commitment } = sourceOf(eventId);
      // Answer for an old match without building its plan, because a client may request thousands of them.
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

/** Seconds from the listing of the match to the last change of its market, or of anything in it. In play prices move each second. */
function revisionAt(match: MatchPlan, id: string, second: number): number {
  const passed = (moment: number) => Math.max(0, moment - listedFrom(match.start));
  if (second >= match.start) return passed(Math.min(second, match.end));
  const own = match.winners?.().get(id);
  const markets = own ? [own] : [...match.markets().values()].filter((market) => id === match.id || id === market.id);
  return passed(Math.max(0, ...markets.map((market) => changedAt(match, market, second))));
}

/** Moment of the last change of a market before the match; 0: it is not offered yet. */
function changedAt(match: MatchPlan, { id, from, stops }: MarketPlan, second: number): number {
  if (from > second) return 0;
  const stop = lastBegun(stops, second);
  const border = stop ? (stop.to <= second ? stop.to : stop.from) : 0;
  const since = lastBegun(match.facts, second)?.from ?? 0;
  const quote = stop?.state === 'CLOSED' ? 0 : tickAt(second, CALM_SECONDS, id, since);
  return Math.max(from, border, quote);
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
