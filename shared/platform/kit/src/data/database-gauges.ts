import { gauge } from '@site/serving/metrics';
import type { Database } from './database';
import { sql } from './sql';

/** Shows in the metrics the pool and the database behind it. */
export function gaugeDatabase({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  gauge('site_database_connections', () => [
    { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ]);
  gauge('site_database_waiting', () => pool.waitingCount);
  gauge('site_database_up', () => db.execute(sql`select 1`).then(() => 1), { otherwise: 0 });
}
