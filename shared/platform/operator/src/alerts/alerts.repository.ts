import { sql } from '@site/platform-kit/data/sql';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { FoundAlert } from './alerts.rules';
import type { AlertKind } from './alerts.shapes';

export interface AlertRow extends FoundAlert {
  id: number;
  openedAt: Date;
  /** Last time at which it was found. */
  foundAt: Date;
  closedAt: Date | null;
  note: string | null;
  notedBy: string | null;
}

const rowOf = ({ id, kind, area, release, words, note, ...row }: Columns<'release_alert'>): AlertRow => ({
  ...{ area, release, words, note },
  id: Number(id),
  kind: kind as AlertKind,
  openedAt: new Date(row.opened_at),
  foundAt: new Date(row.found_at),
  closedAt: momentOrNull(row.closed_at),
  notedBy: row.noted_by,
});

/** Open alerts, and those that were closed after a moment; newest first. */
export async function listAlerts(db: Executor, closedAfter: Date): Promise<AlertRow[]> {
  const { rows } = await db.execute<Columns<'release_alert'>>(sql`
    select id, kind, area, release, words, opened_at, found_at, closed_at, note, noted_by from release_alert
    where closed_at is null or closed_at > ${closedAfter.toISOString()} order by closed_at is not null, opened_at desc, id desc`);
  return rows.map(rowOf);
}

/** Opens an alert, or writes the newest words of one that is open. @returns true when it is new */
export async function keepAlert(
  tx: Executor,
  { kind, area, release, words }: FoundAlert,
  at: Date,
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await tx.execute<{ id: string; is_new: boolean }>(sql`
    insert into release_alert as a (kind, area, release, words, opened_at, found_at)
    values (${kind}, ${area}, ${release}, ${words}, ${at.toISOString()}, ${at.toISOString()})
    on conflict (kind, area, release) where closed_at is null do update set words = excluded.words, found_at = excluded.found_at
    returning id, xmax = 0 as is_new`);
  const [row] = rows;
  if (!row) throw new Error('an alert was not written');
  return { id: Number(row.id), isNew: row.is_new };
}

export async function closeAlert(tx: Executor, id: number, at: Date) {
  await tx.execute(sql`update release_alert set closed_at = ${at.toISOString()} where id = ${id} and closed_at is null`);
}

/** @returns false for an alert that is not there */
export async function noteAlert(db: Executor, id: number, { note, by }: { note: string; by: string }): Promise<boolean> {
  const { rows } = await db.execute(sql`update release_alert set note = ${note}, noted_by = ${by} where id = ${id} returning id`);
  return rows.length === 1;
}

export async function deleteAlerts(db: Executor, closedBefore: Date) {
  await db.execute(sql`delete from release_alert where closed_at < ${closedBefore.toISOString()}`);
}

/** Way of a message about an alert. */
export type PostWay = 'webhook' | 'email';
/** Change of an alert that a message reports. */
export type PostNews = 'opened' | 'closed';

export interface DuePost extends AlertRow {
  postId: number;
  way: PostWay;
  news: PostNews;
  /** Number of this try, from 1. */
  tries: number;
}

/** Queues a message in the transaction of the change. */
export async function queuePost(tx: Executor, alertId: number, { way, news, at }: { way: PostWay; news: PostNews; at: Date }) {
  await tx.execute(
    sql`insert into release_alert_post (alert_id, way, news, due_at) values (${alertId}, ${way}, ${news}, ${at.toISOString()})`,
  );
}

/** Takes due messages, oldest first; each is due again after the pause of its try unless it is deleted by then. */
export async function takeDuePosts(db: Executor, { at, pausesS }: { at: Date; pausesS: readonly number[] }): Promise<DuePost[]> {
  const { rows } = await db.execute<Columns<'release_alert'> & { post_id: string; way: PostWay; news: PostNews; tries: number }>(sql`
    with taken as (
      update release_alert_post set tries = tries + 1,
        due_at = ${at.toISOString()}::timestamptz + make_interval(secs => (${[...pausesS]}::int[])[least(tries + 1, ${pausesS.length})])
      where id in (select id from release_alert_post where due_at <= ${at.toISOString()} order by id limit 20 for update skip locked)
      returning id, alert_id, way, news, tries
    )
    select a.*, taken.id as post_id, way, news, tries from taken join release_alert a on a.id = taken.alert_id order by taken.id`);
  return rows.map(({ post_id: postId, way, news, tries, ...row }) => ({ ...rowOf(row), postId: Number(postId), way, news, tries }));
}

export async function deletePost(db: Executor, id: number) {
  await db.execute(sql`delete from release_alert_post where id = ${id}`);
}
