import { gauge } from '@site/serving/metrics';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '../data/database';
import { sql } from '../data/sql';

const LOOK_EVERY_MS = 30_000;

export interface StandbyOptions {
  db: Executor;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const WARNING =
  'No synchronous standby confirms commits: a fail-over can lose acknowledged money. Set synchronous_standby_names, and see that the standby runs';

/**
 * Watches whether a second server has every commit before it is acknowledged, and warns while none does.
 * @returns `isMissing` for a metric: true while no synchronous standby is there, as far as the role may see
 */
export function watchStandby({ db, log }: StandbyOptions) {
  let isMissing = false;

  async function look() {
    const wasMissing = isMissing;
    // A database that is away is reported by the calls.
    isMissing = await isUnconfirmed(db).catch(() => wasMissing);
    if (isMissing && !wasMissing) log.warn(WARNING);
    if (!isMissing && wasMissing) log.info('A synchronous standby confirms commits');
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return { look, isMissing: () => isMissing, stop: () => clearInterval(timer) };
}

/** Shows in the metrics whether a second server has each commit before it is acknowledged. */
export const gaugeStandby = (db: Executor) => gauge('site_synchronous_standby', async () => ((await isUnconfirmed(db)) ? 0 : 1));

/** Roles without the rights of `pg_read_all_stats` see that a standby is there, but not its state. */
async function isUnconfirmed(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ is_unconfirmed: boolean }>(sql`
    select current_setting('synchronous_standby_names') = ''
      or current_setting('synchronous_commit') in ('off', 'local')
      or not exists (select 1 from pg_stat_replication
        where sync_state in ('sync', 'quorum') or not pg_has_role('pg_read_all_stats', 'usage')) as is_unconfirmed`);
  return rows[0]?.is_unconfirmed ?? true;
}
