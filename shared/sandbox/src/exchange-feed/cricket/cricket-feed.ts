import { endedSince, isKnown, listed } from '../calendar/slots';
import type { SportFeed } from '../create-feed';
import type { FeedEvent } from '../feed';
import { eventIdOf, eventOf, oddsMarketId, slotOf } from '../ids';
import { remembered } from '../model/remembered';
import { dateOf, secondsOf } from '../model/ticks';
import { stopIn } from '../model/windows';
import { createMatch } from './create-match';
import { bookOf } from './fancy/book';
import { fancyMarket, fancyStopBetween, isOffered } from './fancy-market';
import type { Match } from './match';
import { momentAt } from './moment';
import { BOOKMAKERS, bookmakerMarket, matchOddsMarket, type Scene } from './odds-market';
import { scoreOf } from './score';
import { stopsOf } from './stops';

/** More than are listed, so that two readers of the list do not drive each other out. */
const MATCHES_KEPT = 40;
const BOOKS_KEPT = 12;

function eventFrom(match: Match, at: Date): FeedEvent {
  const moment = momentAt(match, secondsOf(at));
  const isOver = moment.phase === 'Final';
  return {
    id: match.eventId,
    sport: 'cricket',
    name: match.squads.map(({ name }) => name).join(' v '),
    competition: match.competition,
    start: dateOf(match.start),
    end: isOver ? dateOf(match.end) : null,
    inplay: moment.phase !== 'Before' && !isOver,
    isOver,
    oddsMarketId: oddsMarketId(match.eventId),
    chid: match.eventId,
    score: scoreOf(match, moment),
    has: { bookmaker: true, fancy: true },
  };
}

/** T20 matches, ball by ball. */
export function createCricketFeed(): SportFeed {
  const matchOf = remembered(MATCHES_KEPT, createMatch);
  const stopsAt = remembered(MATCHES_KEPT, (eventId: string) => stopsOf(matchOf(eventId)));
  const bookAt = remembered(BOOKS_KEPT, (eventId: string) => bookOf(matchOf(eventId)));

  const known = (id: string, at: Date) => {
    const [eventId, slot] = [eventOf(id), slotOf(id)];
    return eventId !== null && slot !== null && isKnown('cricket', slot, at) ? eventId : null;
  };
  const sceneOf = (eventId: string, at: Date): Scene => {
    const match = matchOf(eventId);
    return { match, moment: momentAt(match, secondsOf(at)), stops: stopsAt(eventId) };
  };
  const mainMarkets = (scene: Scene) => [matchOddsMarket(scene), ...BOOKMAKERS.map((bookmaker) => bookmakerMarket(scene, bookmaker))];
  const codeOf = (eventId: string, marketId: string) => marketId.slice(eventId.length + 1);
  const eventsOf = (slots: readonly number[], at: Date) => slots.map((slot) => eventFrom(matchOf(eventIdOf('cricket', slot)), at));

  return {
    events: (at) => eventsOf(listed('cricket', at), at).filter(({ isOver }) => !isOver),
    ended: (since, at) => eventsOf(endedSince('cricket', since, at), at).filter(({ end }) => end !== null && end > since),
    event(id, at) {
      const eventId = known(id, at);
      return eventId === id ? eventFrom(matchOf(eventId), at) : null;
    },
    marketsOf(id, at) {
      if (known(id, at) !== id) return [];
      const scene = sceneOf(id, at);
      if (scene.moment.phase === 'Final') return [];
      const offered = [...bookAt(id).values()].filter((offer) => isOffered(offer, scene.moment.second));
      return [...mainMarkets(scene), ...offered.map((offer) => fancyMarket(scene, offer))];
    },
    allMarketsOf(id, at) {
      if (known(id, at) !== id) return [];
      const scene = sceneOf(id, at);
      const offered = [...bookAt(id).values()].filter(({ opens }) => opens <= scene.moment.second);
      return [...mainMarkets(scene), ...offered.map((offer) => fancyMarket(scene, offer))];
    },
    market(marketId, at) {
      const eventId = known(marketId, at);
      if (eventId === null) return null;
      const scene = sceneOf(eventId, at);
      if (marketId === oddsMarketId(eventId)) return matchOddsMarket(scene);
      const code = codeOf(eventId, marketId);
      const bookmaker = BOOKMAKERS.find((one) => one.code === code);
      if (bookmaker) return bookmakerMarket(scene, bookmaker);
      const offer = bookAt(eventId).get(code);
      return offer && offer.opens <= scene.moment.second ? fancyMarket(scene, offer) : null;
    },
    stopBetween(marketId, from, to) {
      const eventId = known(marketId, to);
      if (eventId === null) return 'CLOSED';
      const stops = stopsAt(eventId);
      if (marketId === oddsMarketId(eventId)) return stopIn(stops.odds, from, to);
      const code = codeOf(eventId, marketId);
      if (BOOKMAKERS.some((one) => one.code === code)) return stopIn(stops.bookmaker, from, to);
      const offer = bookAt(eventId).get(code);
      return offer ? fancyStopBetween(offer, stops.fancy, from, to) : 'CLOSED';
    },
  };
}
