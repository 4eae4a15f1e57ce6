import type { Executor } from '@site/platform-kit/data/database';
import type { Feed, FeedMarket } from '@site/platform-match-simulator/feed';
import { insertMarket, lockMarket, type MarketRow } from './markets.repository';

/** Inserts a market of the feed, unless it exists. @returns true when the feed has it */
export async function addMarket(db: Executor, feed: Feed, marketId: string, at: Date): Promise<boolean> {
  const market = feed.market(marketId, at);
  const event = market && feed.event(market.eventId, at);
  const feedVersion = feed.versionOf(marketId);
  if (!event || feedVersion === null) return false;
  const { id, kind, eventId, name } = market;
  const facts = { id, kind, eventId, name, sport: event.sport, eventName: event.name, selections: selectionsOf(market), feedVersion };
  await insertMarket(db, facts, at);
  return true;
}

/** Locks the market, and inserts it first if it is missing. Null when the feed does not have it. */
export async function takeMarket(tx: Executor, feed: Feed, marketId: string, at: Date): Promise<MarketRow | null> {
  const known = await lockMarket(tx, marketId);
  if (known) return known;
  return (await addMarket(tx, feed, marketId, at)) ? lockMarket(tx, marketId) : null;
}

/** The selections of a bet: the runners, or the line itself. */
const selectionsOf = (market: FeedMarket) =>
  market.kind === 'fancy' ? [{ id: market.id, name: market.name }] : market.runners.map(({ id, name }) => ({ id, name }));
