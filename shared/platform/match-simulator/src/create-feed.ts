import type { ExchangeSport } from '@site/api/contracts/exchange';
import { isSurelyOver } from './calendar/slots';
import { createCricketFeed } from './cricket/cricket-feed';
import type { Feed, SportFeed } from './feed';
import { slotOf, sportOf } from './ids';
import type { SourceOf } from './model/match-source';
import { createSoccerFeed } from './soccer/soccer-feed';
import { createTennisFeed } from './tennis/tennis-feed';

/** The matches of all sports as one feed: an id tells its sport. */
function createFeed(sports: Readonly<Record<ExchangeSport, SportFeed>>): Feed {
  const of = (id: string) => {
    const sport = sportOf(id);
    return sport && sports[sport];
  };
  return {
    events: (sport, at) => sports[sport].events(at),
    event: (eventId, at) => of(eventId)?.event(eventId, at) ?? null,
    marketsOf: (eventId, at) => of(eventId)?.marketsOf(eventId, at) ?? [],
    market: (marketId, at) => of(marketId)?.market(marketId, at) ?? null,
    decidedAt: (marketId, at) => of(marketId)?.decidedAt(marketId, at) ?? null,
    stopBetween(marketId, from, to) {
      const sport = of(marketId);
      return sport ? sport.stopBetween(marketId, from, to) : 'CLOSED';
    },
    ended: (sport, since, at) => sports[sport].ended(since, at),
    allMarketsOf: (eventId, at) => of(eventId)?.allMarketsOf(eventId, at) ?? [],
    proof: (eventId, at) => of(eventId)?.proof(eventId, at) ?? null,
    played: (eventId, at) => of(eventId)?.played(eventId, at) ?? null,
  };
}

/** The demo matches. @param since first use of these sources, because no commitment was published before */
export function createDemoFeed(sourceOf: SourceOf, since = new Date(0)): Feed {
  const feed = createFeed({
    cricket: createCricketFeed(sourceOf),
    soccer: createSoccerFeed(sourceOf),
    tennis: createTennisFeed(sourceOf),
  });
  return {
    ...feed,
    proof(eventId, at) {
      const [proof, sport, slot] = [feed.proof(eventId, at), sportOf(eventId), slotOf(eventId)];
      if (!proof || !sport || slot === null || isSurelyOver(sport, slot, since)) return null;
      return { ...proof, publishedAt: proof.publishedAt < since ? since : proof.publishedAt };
    },
  };
}
