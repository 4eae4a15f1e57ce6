import type { MarketState } from '@site/api/contracts/exchange';
import type { Clock } from '@site/platform-kit/time/clock';
import { effectiveMarket, marketTime } from '@site/platform-exchange/markets/effective-market';
import type { Feed, FeedEvent, FeedMarket } from '@site/platform-match-simulator/feed';
import type { Books } from './books';
import type { MarketBook } from './books.repository';
import { toBdt } from './levels';
import { matchedSoFar } from './matched';
import { versionOf } from './version';

/** A market as its readers see it. */
export interface SeenMarket<M extends FeedMarket = FeedMarket> {
  market: M;
  state: MarketState;
  /** Null when the market has no row: no bets and no override. */
  book: MarketBook | null;
}

export interface SeenEvent {
  event: FeedEvent;
  /** The time of the event: not before the last change of any of its markets. */
  at: Date;
}

export type Markets = ReturnType<typeof createMarkets>;

/** Combines the feed with the changes of the operator and the players. */
export function createMarkets(feed: Feed, clock: Clock, books: Pick<Books, 'of' | 'isCurrent'>) {
  const rowsOf = (eventId: string) => [...books.of(eventId).values()];

  function see(eventId: string, marketId: string, at: Date, fromFeed?: FeedMarket): SeenMarket | null {
    const book = books.of(eventId).get(marketId) ?? null;
    const market = book ? effectiveMarket(feed, marketId, book.operatorOverride, at) : (fromFeed ?? feed.market(marketId, at));
    return market && { market, book, state: stateOf(market, book, books.isCurrent(eventId)) };
  }

  return {
    event(eventId: string): SeenEvent | null {
      const now = clock.now();
      const event = feed.event(eventId, now);
      // The feed also finds the event by the id of one of its markets, which is not accepted here.
      if (event?.id !== eventId) return null;
      const at = rowsOf(eventId).reduce((latest, row) => marketTime(row, latest), now);
      return { event: at === now ? event : (feed.event(eventId, at) ?? event), at };
    },

    list(sport: FeedEvent['sport']): SeenEvent[] {
      const at = clock.now();
      return feed.events(sport, at).map((event) => ({ event, at }));
    },

    proof: (eventId: string) => feed.proof(eventId, clock.now()),

    odds: ({ event, at }: SeenEvent) => see(event.id, event.oddsMarketId, at),

    versionOfOdds({ event, at }: SeenEvent, { market: { id }, book }: SeenMarket) {
      const { heldAt = null } = book?.operatorOverride ?? {};
      return versionOf({
        changes: book?.changes ?? 0,
        revision: feed.revision(id, heldAt ?? at),
        matched: toBdt(matchedSoFar(event, at)),
        isCurrent: books.isCurrent(event.id),
      });
    },

    versionOfEvent: ({ event, at }: SeenEvent) =>
      versionOf({
        changes: rowsOf(event.id).reduce((sum, { changes }) => sum + changes, 0),
        revision: feed.revision(event.id, at),
        isCurrent: books.isCurrent(event.id),
      }),

    /** Markets of the feed now, and markets that the operator holds although the feed no longer offers them. */
    offered({ event, at }: SeenEvent): SeenMarket[] {
      const offered = new Map<string, FeedMarket | undefined>(feed.marketsOf(event.id, at).map((market) => [market.id, market]));
      for (const { id, operatorOverride } of rowsOf(event.id)) if (operatorOverride.held && !offered.has(id)) offered.set(id, undefined);
      return [...offered].flatMap(([id, market]) => see(event.id, id, at, market) ?? []);
    },
  };
}

function stateOf({ state }: FeedMarket, book: MarketBook | null, isCurrent: boolean): MarketState {
  if (book?.outcome) return book.outcome;
  return state === 'CLOSED' || isCurrent ? state : 'SUSPENDED';
}
