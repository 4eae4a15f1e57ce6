import type { PlatformContext } from '@site/platform-kit/context/context';
import { sideBySide } from '@site/platform-kit/base/one-by-one';
import type { FeedMarket } from '@site/platform-match-simulator/feed';
import { effectiveMarket, stopBetween } from '../markets/effective-market';
import { claimMarket, type MarketRow } from '../markets/markets.repository';
import { inMarketTransaction, type TakeMarket } from './run-market-transaction';
import type { Concern } from './open-orders';
import { listMarketsWaitedIn, listWaitedIn, listWaitingSides, type WaitingSide } from './sweep.repository';

/** A market without news is read again after this time, in case that the end of a player's orders was lost with a process. */
const READ_AGAIN_MS = 5000;

/** State of a market when its orders were last compared with it. */
interface Seen {
  at: Date;
  state: string;
}

interface Waiting {
  row: MarketRow;
  market: FeedMarket;
}

/**
 * Checks the waiting orders: ends those of stopped markets, and matches those that the house can match. It reads the orders only of markets
 * whose prices or state changed since the last check.
 */
export function createSweep(context: PlatformContext) {
  const seen = new Map<string, Seen>();
  return async () => {
    const { db, feed, clock } = context;
    const at = clock.now();
    const waiting = (await listWaitedIn(db)).flatMap((row): Waiting[] => {
      const market = effectiveMarket(feed, row.id, row.operatorOverride, at);
      return market ? [{ row, market }] : [];
    });
    const known = new Set(waiting.map(({ row }) => row.id));
    for (const id of seen.keys()) if (!known.has(id)) seen.delete(id);
    const changed = waiting.filter((one) => hasNews(context, one, seen.get(one.row.id), at));
    const ids = changed.map(({ row }) => row.id);
    const sides = byMarket(await listWaitingSides(db, ids, at));
    await sideBySide(changed, async (one) => {
      const concern = concernOf(context, one, sides.get(one.row.id) ?? [], at);
      // Another transaction has the lock of a market that is not taken: it stays changed until the next check.
      if (concern && !(await takeTurn(context, (tx) => claimMarket(tx, one.row.id), concern))) return;
      seen.set(one.row.id, { at, state: stateOf(one.market) });
    });
  };
}

function byMarket(sides: readonly WaitingSide[]) {
  const found = new Map<string, WaitingSide[]>();
  for (const side of sides) found.set(side.marketId, [...(found.get(side.marketId) ?? []), side]);
  return found;
}

const stateOf = ({ quote, state, inplay }: FeedMarket) => `${quote} ${state} ${inplay}`;

/** True also after a stop that began and ended since the last check. */
function hasNews({ feed }: PlatformContext, { row, market }: Waiting, last: Seen | undefined, at: Date): boolean {
  if (last?.state !== stateOf(market) || at.getTime() - last.at.getTime() >= READ_AGAIN_MS) return true;
  return stopBetween(feed, row.id, row.operatorOverride, last.at, at) !== null;
}

/** The orders that a turn must read; null when nothing is to be done. */
function concernOf(context: PlatformContext, { row, market }: Waiting, sides: readonly WaitingSide[], at: Date): Concern | null {
  if (sides.some((side) => mustEnd(context, row, side, market, at))) return 'all';
  return sides.some((side) => isMet(side, row, market)) ? {} : null;
}

/** Cancels all waiting orders of a player who may not bet any more. */
export async function clearOrdersOf(context: PlatformContext, playerId: number) {
  for (const id of await listMarketsWaitedIn(context.db, playerId)) await takeTurn(context, id, 'all');
}

/** Every turn begins with the work of a sweep, so no other work is needed. @returns false when no market was taken */
const takeTurn = async (context: PlatformContext, take: string | TakeMarket, concern: Concern) =>
  (await inMarketTransaction(context, take, concern, () => Promise.resolve(true))) !== null;

function mustEnd({ feed }: PlatformContext, row: MarketRow, side: WaitingSide, { id, state, inplay }: FeedMarket, at: Date): boolean {
  if (side.hasRestricted || state !== 'OPEN' || (inplay ? side.hasBeforePlay : side.hasInPlay)) return true;
  return stopBetween(feed, id, row.operatorOverride, side.since, at) !== null;
}

function isMet({ selection, side, best }: WaitingSide, { taken }: MarketRow, market: FeedMarket): boolean {
  // The first turn at a quote matches everything that the house can match, so another one would find nothing.
  if (taken.some(({ quote }) => quote === market.quote)) return false;
  const runner = market.kind === 'odds' ? market.runners.find(({ id }) => id === selection) : undefined;
  const offered = runner?.[side][0]?.odds;
  if (offered === undefined) return false;
  return side === 'back' ? offered >= best : offered <= best;
}
