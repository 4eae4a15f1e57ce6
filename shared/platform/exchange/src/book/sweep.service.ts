import type { PlatformContext } from '@site/platform-kit/context/context';
import { oneByOne } from '@site/platform-kit/base/one-by-one';
import type { FeedMarket } from '@site/platform-match-simulator/feed';
import { effectiveMarket, stopBetween } from '../markets/effective-market';
import { inMarketTransaction } from './run-market-transaction';
import type { Concern } from './open-orders';
import { listMarketsWaitedIn, listWaitingSides, type WaitingSide } from './sweep.repository';

/** Checks the waiting orders: ends those of stopped markets, and matches those that the house can match. */
export function createSweep(context: PlatformContext) {
  /** By market, the quote that its orders were last compared with. */
  const seen = new Map<string, number>();
  return async () => {
    const { db, feed, clock } = context;
    const at = clock.now();
    const waiting = byMarket(await listWaitingSides(db, at));
    for (const id of seen.keys()) if (!waiting.has(id)) seen.delete(id);
    await oneByOne(waiting, async ([id, sides]) => {
      const market = sides[0] && effectiveMarket(feed, id, sides[0].market.operatorOverride, at);
      if (!market) return;
      const isNew = seen.get(id) !== market.quote;
      if (sides.some((side) => mustEnd(context, side, market, at))) await turnOf(context, id, 'all');
      else if (isNew && sides.some((side) => isMet(side, market))) await turnOf(context, id, {});
      seen.set(id, market.quote);
    });
  };
}

function byMarket(sides: readonly WaitingSide[]) {
  const found = new Map<string, WaitingSide[]>();
  for (const side of sides) found.set(side.market.id, [...(found.get(side.market.id) ?? []), side]);
  return found;
}

/** Cancels all waiting orders of a player who may not bet any more. */
export async function clearOrdersOf(context: PlatformContext, playerId: number) {
  for (const id of await listMarketsWaitedIn(context.db, playerId)) await turnOf(context, id, 'all');
}

// Every turn begins with the work of a sweep, so no other work is needed.
const turnOf = (context: PlatformContext, marketId: string, concern: Concern) =>
  inMarketTransaction(context, marketId, concern, () => Promise.resolve());

function mustEnd({ feed }: PlatformContext, side: WaitingSide, { id, state, inplay }: FeedMarket, at: Date): boolean {
  if (side.hasRestricted || state !== 'OPEN' || (inplay ? side.hasBeforePlay : side.hasInPlay)) return true;
  return stopBetween(feed, id, side.market.operatorOverride, side.since, at) !== null;
}

function isMet({ selection, side, best }: WaitingSide, market: FeedMarket): boolean {
  const runner = market.kind === 'odds' ? market.runners.find(({ id }) => id === selection) : undefined;
  const offered = runner?.[side][0]?.odds;
  if (offered === undefined) return false;
  return side === 'back' ? offered >= best : offered <= best;
}
