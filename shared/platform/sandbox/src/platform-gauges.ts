import { gauge } from '@site/serving/metrics';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { outboxAge } from '@site/platform-kit/events/outbox';
import { auditState } from '@site/platform-domains/ledger';
import { countUnpaidMarkets } from '@site/platform-exchange/settlement/market.repository';

/** Shows in the metrics what this process serves, and what waits in the database. */
export function gaugePlatform({ db, events }: Pick<PlatformContext, 'db' | 'events'>) {
  gauge('site_event_streams', () => events.streams.all().length, { labels: { server: 'platform' } });
  gauge('site_settlement_backlog', () => countUnpaidMarkets(db));
  gauge('site_outbox_age_seconds', () => outboxAge(db));
  gauge('site_ledger_broken_invariants', async () => (await auditState(db)).broken);
}
