import type { Feed, FeedMarket } from '@site/platform-match-simulator/feed';

/** What the operator has done to a market; read it under the market's lock where money depends on it. */
export interface MarketHand {
  held: 'OPEN' | 'SUSPENDED' | 'BALL_RUNNING' | null;
  heldAt: Date | null;
  stoppedAt: Date | null;
  isSettled: boolean;
}

export const UNTOUCHED: MarketHand = { held: null, heldAt: null, stoppedAt: null, isSettled: false };

/** A market as it stands: what the operator says goes before the feed, and what was settled stays closed. Null: there is none. */
export function effectiveMarket(feed: Feed, marketId: string, hand: MarketHand, at: Date): FeedMarket | null {
  const { held, heldAt, isSettled } = hand;
  const market = feed.market(marketId, heldAt ?? at);
  if (!market) return null;
  if (isSettled) return { ...market, state: 'CLOSED' };
  return held ? { ...market, state: held } : market;
}

/** Why bets were refused at any moment after `from` up to `to`; null where they never were. */
export function stopBetween(feed: Feed, marketId: string, hand: MarketHand, from: Date, to: Date) {
  const { held, heldAt, stoppedAt, isSettled } = hand;
  if (isSettled) return 'CLOSED';
  if (held === 'SUSPENDED' || held === 'BALL_RUNNING') return held;
  if (stoppedAt && stoppedAt > from) return 'SUSPENDED';
  // While the operator holds it open the feed is not asked; what it said before counts.
  if (held && heldAt && heldAt < from) return null;
  return feed.stopBetween(marketId, from, held && heldAt ? heldAt : to);
}
