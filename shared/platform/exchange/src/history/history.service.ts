import { EXCHANGE_SPORTS, type ExchangeSport } from '@site/api/contracts/exchange';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import type { FeedEvent, FeedMarket, MarketResult } from '@site/platform-match-simulator/feed';
import { listDecided, listProfits, sumProfits, type ProfitFilter } from './history.repository';

export async function readProfits(db: Executor, filter: ProfitFilter, page: { page: number; perPage: number }) {
  const [profits, totals] = await Promise.all([listProfits(db, filter, page), sumProfits(db, filter)]);
  return { profits, totals };
}

const RESULTS_SINCE_S = 2 * 86_400;

export interface EndedEvent {
  event: FeedEvent;
  markets: { market: FeedMarket; result: MarketResult }[];
}

interface Asked {
  sport: ExchangeSport | null;
  eventId: string | null;
}

/**
 * Events that ended in the last two days, the latest first. A cricket match has hundreds of lines, so only the requested event includes
 * them; the others include the results of their runner markets.
 */
export async function readResults(
  { db, feed, clock }: Pick<PlatformContext, 'db' | 'feed' | 'clock'>,
  { sport, eventId }: Asked,
): Promise<EndedEvent[]> {
  const at = clock.now();
  const since = secondsAfter(at, -RESULTS_SINCE_S);
  const events = EXCHANGE_SPORTS.filter((one) => sport === null || one === sport)
    .flatMap((one) => feed.ended(one, since, at))
    .filter(({ id }) => eventId === null || id === eventId)
    .sort((a, b) => endOf(b) - endOf(a));
  const decided = await listDecided(
    db,
    events.map(({ id }) => id),
  );
  return events.map((event) => ({
    event,
    markets: feed.allMarketsOf(event.id, at).flatMap((market) => {
      const result = decided.get(market.id) ?? market.result;
      const isShown = result !== null && (eventId !== null || market.kind !== 'fancy');
      return isShown ? [{ market, result }] : [];
    }),
  }));
}

export const endOf = ({ end, start }: FeedEvent) => (end ?? start).getTime();
