import { gauge } from '@site/serving/metrics';
import type { Database } from './database';
import { sql } from './sql';

/** True when another server has each commit before it is acknowledged. A role without `pg_read_all_stats` sees a standby, but not its state. */
const HAS_STANDBY = sql`
  select current_setting('synchronous_standby_names') <> '' and current_setting('synchronous_commit') not in ('off', 'local')
    and exists (select from pg_stat_replication
      where sync_state in ('sync', 'quorum') or not pg_has_role('pg_read_all_stats', 'usage')) as confirms`;

/** Shows in the metrics the pool and the database behind it. */
export function gaugeDatabase({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  gauge('site_database_connections', () => [
    { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ]);
  gauge('site_database_waiting', () => pool.waitingCount);
  gauge('site_database_up', () => db.execute(sql`select 1`).then(() => 1), { otherwise: 0 });
  gauge('site_synchronous_standby', async () => {
    const { rows } = await db.execute<{ confirms: boolean }>(HAS_STANDBY);
    return rows[0]?.confirms ? 1 : 0;
  });
}
