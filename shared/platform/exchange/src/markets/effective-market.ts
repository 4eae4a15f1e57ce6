import type { Feed, FeedMarket, InPlayTurn } from '@site/platform-match-simulator/feed';

/** The operator's override of a market, and the model that it overrides. Read it under the market's lock when money depends on it. */
export interface OperatorOverride {
  held: 'OPEN' | 'SUSPENDED' | 'BALL_RUNNING' | null;
  heldAt: Date | null;
  stoppedAt: Date | null;
  isSettled: boolean;
  /** Version of the feed's model by which the market was offered first; null: nobody has bet on it. */
  feedVersion: number | null;
}

export const UNTOUCHED: OperatorOverride = { held: null, heldAt: null, stoppedAt: null, isSettled: false, feedVersion: null };

/** A market stays with the model that offered it. Null when this process does not have that model: another one decides and settles it. */
const feedOf = (feed: Feed, { feedVersion }: Pick<OperatorOverride, 'feedVersion'>, marketId: string) =>
  feedVersion === null || feed.versionOf(marketId) === feedVersion ? feed : feed.withVersion(feedVersion);

/**
 * The moment that counts for a market: its time never goes back, also when this process's clock is behind that of the process which
 * changed the market last. Else the house would serve the levels of one quote twice, and a bet could come after the stop that it crosses.
 */
export const marketTime = ({ turnedAt }: { turnedAt: Date | null }, now: Date) => (turnedAt && turnedAt > now ? turnedAt : now);

/**
 * The current state of a market: the operator's override has priority over the feed, and a settled market stays closed. Null when the feed
 * does not have it.
 */
export function effectiveMarket(feed: Feed, marketId: string, override: OperatorOverride, at: Date): FeedMarket | null {
  const { held, heldAt, isSettled } = override;
  const market = feedOf(feed, override, marketId)?.market(marketId, heldAt ?? at);
  if (!market) return null;
  if (isSettled) return { ...market, state: 'CLOSED' };
  return held ? { ...market, state: held } : market;
}

/** The market's turn in play; null before it. A market that the operator holds has the time of that moment. */
export const inPlayTurn = (feed: Feed, marketId: string, override: OperatorOverride, at: Date): InPlayTurn | null =>
  feedOf(feed, override, marketId)?.inPlayTurn(marketId, override.heldAt ?? at) ?? null;

/** Moment from which the market has a result; it may lie in the future. Null when it is not known. */
export const decidedAt = (feed: Feed, marketId: string, offered: Pick<OperatorOverride, 'feedVersion'>, at: Date): Date | null =>
  feedOf(feed, offered, marketId)?.decidedAt(marketId, at) ?? null;

/** Reason for which bets were refused at any moment after `from` up to `to`; null when they never were. */
export function stopBetween(feed: Feed, marketId: string, override: OperatorOverride, from: Date, to: Date) {
  const { held, heldAt, stoppedAt, isSettled } = override;
  if (isSettled) return 'CLOSED';
  if (held === 'SUSPENDED' || held === 'BALL_RUNNING') return held;
  if (stoppedAt && stoppedAt > from) return 'SUSPENDED';
  // While the operator holds the market open the feed is ignored; stops of the feed before that count.
  if (held && heldAt && heldAt < from) return null;
  const own = feedOf(feed, override, marketId);
  return own ? own.stopBetween(marketId, from, held && heldAt && heldAt < to ? heldAt : to) : 'CLOSED';
}
