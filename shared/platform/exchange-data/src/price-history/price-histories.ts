import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Feed, OddsMarket } from '@site/platform-match-simulator/feed';
import { eventOf } from '@site/platform-match-simulator/ids';
import { readyAnswer, type ReadyAnswer } from '../ready-answer';
import { presentHistory } from './price-history.presenter';
import { listMoments } from './price-history.repository';

/** A history grows once a minute, so a reader is at most this much later. */
const STANDS_S = 10;
/** More than the markets that are open at a time. */
const MOST = 200;

export type PriceHistories = ReturnType<typeof createPriceHistories>;

/** Answers of the price histories: one read of a market serves all its readers for some seconds. */
export function createPriceHistories({ db, feed, clock }: Pick<PlatformContext, 'db' | 'clock'> & { feed: Feed }) {
  const kept = new Map<string, { answer: Promise<ReadyAnswer>; until: number }>();

  async function read(market: OddsMarket, at: Date) {
    const history = presentHistory(market, await listMoments(db, market.id), at);
    return readyAnswer(JSON.stringify(history), { cacheControl: `public, max-age=${STANDS_S}` });
  }

  return {
    /** @returns null when there is no such Match Odds market */
    async of(marketId: string): Promise<ReadyAnswer | null> {
      const found = kept.get(marketId);
      if (found && performance.now() < found.until) return found.answer;
      const at = clock.now();
      // Only an event that can be opened is looked up: a match of long ago would have to be planned again.
      if (feed.event(eventOf(marketId) ?? '', at)?.oddsMarketId !== marketId) return null;
      const market = feed.market(marketId, at);
      if (market?.kind !== 'odds') return null;
      const answer = read(market, at);
      kept.delete(marketId);
      kept.set(marketId, { answer, until: performance.now() + STANDS_S * 1000 });
      if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
      // A read that failed is not kept.
      answer.catch(() => kept.get(marketId)?.answer === answer && kept.delete(marketId));
      return answer;
    },
  };
}
