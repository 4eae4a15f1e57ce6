import { deleteInSteps } from '../data/in-steps';
import { sql } from '../data/sql';
import { secondsAfter, secondsBetween, type Clock } from '../time/clock';
import type { Executor } from '../data/database';
import type { Limit } from './limits';
import { Refusal } from '../base/refusal';

export interface Taken {
  isAllowed: boolean;
  retryAfterS: number;
}

/**
 * Counts one try under `key`, atomically and before the try is evaluated: of any number of parallel tries only `limit.tries` are allowed.
 * The window starts at the last allowed try, or at the first try of a pace, so that more tries do not lengthen a lock.
 */
export async function takeTry(db: Executor, clock: Clock, key: string, limit: Limit): Promise<Taken> {
  const now = clock.now();
  const expiry = secondsAfter(now, limit.windowS).toISOString();
  const { rows } = await db.execute<{ points: number; expires_at: string }>(sql`
    insert into counters as c (key, points, expires_at) values (${key}, 1, ${expiry})
    on conflict (key) do update set
      points = case when c.expires_at <= ${now.toISOString()} then 1 else least(c.points + 1, ${limit.tries + 1}) end,
      expires_at = case when c.expires_at <= ${now.toISOString()} or c.points < ${limit.isPace ? 0 : limit.tries} then ${expiry}::timestamptz else c.expires_at end
    returning points, expires_at`);
  const [row] = rows;
  if (!row) throw new Error('A counter gave no row');
  return { isAllowed: row.points <= limit.tries, retryAfterS: secondsBetween(now, new Date(row.expires_at)) };
}

/** @returns true when another try is allowed; counts none */
export async function triesLeft(db: Executor, clock: Clock, key: string, limit: Limit): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from counters where key = ${key} and points >= ${limit.tries} and expires_at > ${clock.now().toISOString()}`);
  return !rows.length;
}

/** @throws Refusal `platform.too_many` with the seconds to wait */
export async function keepLimit(db: Executor, clock: Clock, key: string, limit: Limit) {
  const { isAllowed, retryAfterS } = await takeTry(db, clock, key, limit);
  if (!isAllowed) throw new Refusal('platform.too_many', { retryAfterS });
}

/** Gives back one try that did not fail, for limits that count only failures. */
export async function giveBackTry(db: Executor, key: string) {
  await db.execute(sql`update counters set points = points - 1 where key = ${key} and points > 0`);
}

/** @returns the seconds until another try is allowed; 0 when one is now. Counts nothing */
export async function secondsUntilTry(db: Executor, clock: Clock, key: string, limit: Limit): Promise<number> {
  const now = clock.now();
  const { rows } = await db.execute<{ expires_at: string }>(sql`
    select expires_at from counters where key = ${key} and points >= ${limit.tries} and expires_at > ${now.toISOString()}`);
  const [row] = rows;
  return row ? secondsBetween(now, new Date(row.expires_at)) : 0;
}

export async function forgetTries(db: Executor, key: string) {
  await db.execute(sql`delete from counters where key = ${key}`);
}

export async function sweepCounters(db: Executor, clock: Clock) {
  await deleteInSteps(db, sql`counters`, sql`expires_at < ${clock.now().toISOString()}`);
}
