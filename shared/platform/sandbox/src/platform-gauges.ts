import { gauge } from '@site/serving/metrics';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { countUnpaidMarkets } from '@site/platform-exchange/settlement/market.repository';

/** Shows in the metrics what this process serves, and what waits in the database. */
export function gaugePlatform({ db, events }: Pick<PlatformContext, 'db' | 'events'>) {
  gauge('site_event_streams', () => events.streams.all().length, { labels: { server: 'platform' } });
  gauge('site_settlement_backlog', () => countUnpaidMarkets(db));
  gauge('site_outbox_age_seconds', () => outboxAge(db));
}

/** Age in seconds of the oldest event that waits; 0 when none does. */
async function outboxAge(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ age: number }>(sql`
    select extract(epoch from clock_timestamp() - created_at)::float8 as age from event_outbox order by id limit 1`);
  return Math.max(0, rows[0]?.age ?? 0);
}
