import type { PlatformContext } from '@site/platform-kit/context/context';
import { effectiveMarket, marketTime } from '../markets/effective-market';
import type { MarketRow } from '../markets/markets.repository';
import { hasRunners, type RunnerFeedMarket } from './offered-market';

/** A market with runners whose prices or bets changed. */
export interface MarketNews {
  row: MarketRow;
  market: RunnerFeedMarket;
  /** Differs after each change; remember it once the change was handled. */
  state: string;
}

/**
 * The watched markets that take bets and differ from what was seen. Forgets markets that are not watched any more.
 * @param seen state by market, as it was handled last
 * @param watched `changes` differs after each change of the bets, or of what is watched
 */
export function marketsWithNews(
  { feed }: Pick<PlatformContext, 'feed'>,
  seen: Map<string, string>,
  watched: readonly { row: MarketRow; changes: string }[],
  at: Date,
): MarketNews[] {
  const known = new Set(watched.map(({ row }) => row.id));
  for (const id of seen.keys()) if (!known.has(id)) seen.delete(id);
  return watched.flatMap(({ row, changes }) => {
    const market = effectiveMarket(feed, row.id, row.operatorOverride, marketTime(row, at));
    if (!market || !hasRunners(market)) return [];
    // The same prices count once more when the market opens again.
    const state = `${market.quote} ${changes}`;
    if (market.state === 'OPEN') return seen.get(row.id) === state ? [] : [{ row, market, state }];
    seen.delete(row.id);
    return [];
  });
}
