import { gauge } from '@site/serving/metrics';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { countUnpaidMarkets } from '@site/platform-exchange/settlement/market.repository';

/** Shows in the metrics what this process serves, and what waits in the database. */
export function gaugePlatform({ db, events }: Pick<PlatformContext, 'db' | 'events'>) {
  gauge('site_event_streams', () => events.streams.all().length, { labels: { server: 'platform' } });
  gauge('site_settlement_backlog', () => countUnpaidMarkets(db));
}
