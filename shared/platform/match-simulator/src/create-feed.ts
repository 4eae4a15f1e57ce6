import type { ExchangeSport } from '@site/api/contracts/exchange';
import { isSurelyOver, startOf } from './calendar/slots';
import { createCricketFeed } from './cricket/cricket-feed';
import type { Feed, SportFeed } from './feed';
import { slotOf, sportOf } from './ids';
import type { SourceOf } from './model/match-source';
import { createSoccerFeed } from './soccer/soccer-feed';
import { createTennisFeed } from './tennis/tennis-feed';

type Sports = Readonly<Record<ExchangeSport, SportFeed>>;

/** A version of the code that plays and prices matches. */
export interface FeedModel {
  version: number;
  /** It plays the matches that start from then on, until the next model does. */
  from: Date;
  create: (sourceOf: SourceOf) => Sports;
}

/**
 * All models whose matches may still be on record, the oldest first. A change of states, prices or results needs a new model, whose `from` is at
 * least 48 hours (a match can be bet on for that long before) after the last process runs it; the old one stays for sixty days.
 */
const MODELS: readonly FeedModel[] = [
  {
    version: 1,
    from: new Date(0),
    create: (sourceOf) => ({
      cricket: createCricketFeed(sourceOf),
      soccer: createSoccerFeed(sourceOf),
      tennis: createTennisFeed(sourceOf),
    }),
  },
];

type Played = Pick<FeedModel, 'version' | 'from'> & { sports: Sports };

/** The matches of all sports as one feed: an id tells its sport and, by its start, its model. */
function createFeed(models: readonly Played[]): Feed {
  const modelOf = (id: string) => {
    const [sport, slot] = [sportOf(id), slotOf(id)];
    return sport && slot !== null ? models.findLast(({ from }) => from <= startOf(sport, slot)) : undefined;
  };
  const of = (id: string) => {
    const sport = sportOf(id);
    return sport && modelOf(id)?.sports[sport];
  };
  /** Matches of each model that are its own. */
  const listsOf = <T extends { id: string }>(read: (sports: Sports) => readonly T[]) =>
    models.flatMap((model) => read(model.sports).filter(({ id }) => modelOf(id) === model));
  return {
    events: (sport, at) => listsOf((sports) => sports[sport].events(at)),
    event: (eventId, at) => of(eventId)?.event(eventId, at) ?? null,
    marketsOf: (eventId, at) => of(eventId)?.marketsOf(eventId, at) ?? [],
    market: (marketId, at) => of(marketId)?.market(marketId, at) ?? null,
    decidedAt: (marketId, at) => of(marketId)?.decidedAt(marketId, at) ?? null,
    stopBetween(marketId, from, to) {
      const sport = of(marketId);
      return sport ? sport.stopBetween(marketId, from, to) : 'CLOSED';
    },
    inPlayTurn: (marketId, at) => of(marketId)?.inPlayTurn(marketId, at) ?? null,
    revision: (id, at) => of(id)?.revision(id, at) ?? 0,
    versionOf: (id) => modelOf(id)?.version ?? null,
    withVersion(version) {
      const model = models.find((one) => one.version === version);
      return model ? createFeed([{ ...model, from: new Date(0) }]) : null;
    },
    ended: (sport, since, at) =>
      listsOf((sports) => sports[sport].ended(since, at)).sort((one, other) => (other.end?.getTime() ?? 0) - (one.end?.getTime() ?? 0)),
    allMarketsOf: (eventId, at) => of(eventId)?.allMarketsOf(eventId, at) ?? [],
    proof: (eventId, at) => of(eventId)?.proof(eventId, at) ?? null,
    played: (eventId, at) => of(eventId)?.played(eventId, at) ?? null,
  };
}

/** The demo matches. @param since first use of these sources, because no commitment was published before */
export function createDemoFeed(sourceOf: SourceOf, since = new Date(0), models = MODELS): Feed {
  const feed = createFeed(models.map(({ version, from, create }) => ({ version, from, sports: create(sourceOf) })));
  return {
    ...feed,
    proof(eventId, at) {
      const [proof, sport, slot] = [feed.proof(eventId, at), sportOf(eventId), slotOf(eventId)];
      if (!proof || !sport || slot === null || isSurelyOver(sport, slot, since)) return null;
      return { ...proof, publishedAt: proof.publishedAt < since ? since : proof.publishedAt };
    },
  };
}
