import { sql } from '@site/platform-kit/data/sql';
import { until } from '@site/testing/patience';
import type { Executor } from '@site/platform-kit/data/database';

const BLOCKED = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Waits until `count` statements of this database wait for a lock of another transaction. */
export const untilBlocked = (db: Executor, count = 1) => until(async () => (await db.execute(BLOCKED)).rows.length >= count);

/** Ends the connections of all statements that wait for a lock. */
export const cutBlocked = (db: Executor) => db.execute(sql`select pg_terminate_backend(pid) from (${BLOCKED}) as blocked`);
