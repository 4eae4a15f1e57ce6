import { EXCHANGE_SPORTS, type ExchangeSport } from '@site/api/contracts/exchange';
import { eventOf, oddsMarketId } from '@site/platform-match-simulator/ids';
import type { Books } from './books';
import { flagsOf, presentEvent } from './event.presenter';
import { presentMatchOdds } from './match-odds.presenter';
import { readyAnswer } from './ready-answer';
import type { Markets } from './seen-market';
import { createSnapshots } from './snapshots';
import { presentProof } from './proof.presenter';
import { presentSportEvent } from './sport-events.presenter';

export const PRICES_STAND_MS = 250;
const LISTS_STAND_MS = 1000;
const NO_MARKET = readyAnswer('[]');
const NO_EVENT = readyAnswer('{"data":{"items":{}}}');

export type Answers = ReturnType<typeof createAnswers>;

/** Answers to the readers, by the requested id. */
export function createAnswers(markets: Markets, books: Pick<Books, 'know'>) {
  const odds = createSnapshots(
    PRICES_STAND_MS,
    (marketId) => {
      const seen = markets.event(eventOf(marketId) ?? '');
      const market = seen?.event.oddsMarketId === marketId ? markets.odds(seen) : null;
      const presented = seen && market && presentMatchOdds(seen, market);
      return presented && [{ ...presented, version: markets.versionOfOdds(seen, market) }];
    },
    { flagsOf: ([market]) => market?.status ?? '', versionOf: ([market]) => market?.version ?? null },
  );
  const items = createSnapshots(
    PRICES_STAND_MS,
    (eventId) => {
      const seen = markets.event(eventId);
      if (!seen) return null;
      const item = { ...presentEvent(seen, markets.offered(seen)), version: markets.versionOfEvent(seen) };
      return { data: { items: { [eventId]: item } } };
    },
    {
      flagsOf: ({ data }) => Object.values(data.items).map(flagsOf).join(),
      versionOf: ({ data }) => Object.values(data.items)[0]?.version ?? null,
    },
  );
  const lists = createSnapshots(LISTS_STAND_MS, (sport) => {
    const isSport = (name: string): name is ExchangeSport => EXCHANGE_SPORTS.some((one) => one === name);
    return isSport(sport) ? markets.list(sport).map((seen) => presentSportEvent(seen, markets.odds(seen))) : null;
  });
  const all = [odds, items, lists];
  const isThere = (eventId: string | null): eventId is string => eventId !== null && markets.event(eventId) !== null;

  return {
    readyOdds: odds.ready,
    readyEvent: items.ready,
    readyList: lists.ready,

    async odds(marketId: string) {
      const eventId = eventOf(marketId);
      if (!isThere(eventId)) return NO_MARKET;
      await books.know([eventId]);
      return odds.current(marketId) ?? NO_MARKET;
    },

    async event(eventId: string) {
      if (!isThere(eventId)) return NO_EVENT;
      await books.know([eventId]);
      return items.current(eventId) ?? NO_EVENT;
    },

    async list(sport: ExchangeSport) {
      await books.know(markets.list(sport).map(({ event }) => event.id));
      return lists.current(sport) ?? NO_MARKET;
    },

    /** Both payloads of an event's stream; null when there is no such event. */
    ofStream(eventId: string) {
      const event = items.current(eventId);
      return event && { odds: odds.current(oddsMarketId(eventId)) ?? NO_MARKET, event };
    },

    exists: isThere,

    proof(eventId: string) {
      const proof = markets.proof(eventId);
      return proof && readyAnswer(JSON.stringify(presentProof(eventId, proof)));
    },

    expire(eventId: string) {
      odds.expire(oddsMarketId(eventId));
      items.expire(eventId);
    },

    forgetUnasked: () => all.forEach(({ forgetUnasked }) => forgetUnasked()),
    size: () => all.reduce((sum, { size }) => sum + size(), 0),
  };
}
