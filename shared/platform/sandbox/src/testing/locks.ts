import pg from 'pg';
import { until } from '@site/testing/patience';

const LOOK_EVERY_MS = 200;

/** Transactions that hold a lock and wait for their client, and the seconds since their last statement. */
const DEAD = `
  select extract(epoch from clock_timestamp() - greatest(state_change, $1)) as seconds from pg_stat_activity a
  where datname = current_database() and state like 'idle in transaction%' and clock_timestamp() - state_change > interval '1 s'
    and exists (select 1 from pg_locks l where l.pid = a.pid and granted and locktype = 'transactionid')`;

/** Looks at the locks of clients that do nothing any more, past all proxies. */
export function followLocks(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 1000, query_timeout: 1000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  let oldest = 0;
  let held = 0;
  /** A server that was frozen has not seen the time. */
  let awake = new Date(0).toISOString();
  async function look() {
    try {
      const { rows } = await pool.query<{ seconds: string }>(DEAD, [awake]);
      oldest = Math.max(oldest, ...rows.map(({ seconds }) => Number(seconds)));
      held = rows.length;
    } catch {
      awake = new Date().toISOString();
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    /** Longest time in seconds for which such a lock was seen. */
    oldest: () => oldest,
    async untilDeadAreFree() {
      await until(() => held > 0);
      await until(() => held === 0);
    },
    stop() {
      clearInterval(timer);
      return pool.end();
    },
  };
}

export type Locks = ReturnType<typeof followLocks>;
