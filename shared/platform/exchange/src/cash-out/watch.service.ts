import type { PlatformContext } from '@site/platform-kit/context/context';
import { sideBySide } from '@site/platform-kit/base/one-by-one';
import { claimMarket, type MarketRow } from '../markets/markets.repository';
import { verdictOf } from './auto-cash-out.rules';
import { runAutoCashOuts } from './execute.service';
import { marketsWithNews } from './market-news';
import { offeredMarket, type RunnerFeedMarket, type WaitingPrice } from './offered-market';
import { listWaitingPrices } from './waiting-prices.repository';
import { listArmedMarkets, listCandidates, type ArmedCandidate } from './watch.repository';

/**
 * Executes automatic cash-outs. It looks at the orders of a market only when its prices, its bets or its orders changed since the last look;
 * the look takes no lock, and a market in which an order must change is decided under its lock.
 */
export function createCashOutWatch(context: PlatformContext) {
  const seen = new Map<string, string>();
  return async () => {
    const { db, clock } = context;
    const at = clock.now();
    const changed = marketsWithNews(context, seen, await listArmedMarkets(db, at), at);
    if (!changed.length) return;
    const ids = changed.map(({ row }) => row.id);
    const candidates = await listCandidates(db, ids, at);
    const waiting = await listWaitingPrices(db, ids, [...new Set(candidates.map(({ playerId }) => playerId))]);
    await sideBySide(changed, async ({ row, market, state }) => {
      const own = candidates.filter(({ marketId }) => marketId === row.id);
      const isDue = own.some((candidate) => mustChange(row, market, waiting.get(row.id) ?? [], candidate));
      const players = own.map(({ playerId }) => playerId);
      // Another transaction has the lock of a market that is not taken: it stays changed until the next look.
      if (isDue && !(await runAutoCashOuts(context, (tx) => claimMarket(tx, row.id), market, players))) return;
      seen.set(row.id, state);
    });
  };
}

/** True when the order must be executed, ended, or keep another problem. */
function mustChange({ taken }: MarketRow, market: RunnerFeedMarket, waiting: readonly WaitingPrice[], candidate: ArmedCandidate): boolean {
  const verdict = verdictOf(offeredMarket(market, taken, waiting, candidate.playerId), candidate.matched, candidate);
  if (verdict.is === 'wait') return candidate.problem !== null;
  return verdict.is === 'level' || verdict.offer !== null || candidate.problem !== 'not_filled';
}
