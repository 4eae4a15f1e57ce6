import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

const countOf = async (db: Executor, query: SQL) => (await db.execute(query)).rowCount ?? 0;

/** @returns number of sessions */
export const endBegunBefore = (db: Executor, moment: Date, at: Date, limit: number) =>
  countOf(
    db,
    sql`
    update sessions set ended_at = ${at.toISOString()}, ended_reason = 'expired' where id in (
      select id from sessions where ended_at is null and created_at < ${moment.toISOString()} order by created_at limit ${limit})`,
  );

/** Deletes old tokens of ended sessions. @returns their number */
export const deleteTokensBefore = (db: Executor, moment: Date, limit: number) =>
  countOf(
    db,
    sql`
    delete from session_tokens where hash in (
      select t.hash from session_tokens t join sessions s on s.id = t.session_id
      where t.issued_at < ${moment.toISOString()} and s.ended_at is not null order by t.issued_at limit ${limit})`,
  );

/** Requires that the tokens of these sessions are gone. @returns number of sessions */
export const deleteEndedBefore = (db: Executor, moment: Date, limit: number) =>
  countOf(
    db,
    sql`
    delete from sessions where id in (
      select id from sessions where ended_at < ${moment.toISOString()} order by ended_at limit ${limit})`,
  );

export const deleteConfirmationsBefore = (db: Executor, moment: Date, limit: number) =>
  countOf(
    db,
    sql`
    delete from confirmations where hash in (
      select hash from confirmations where expires_at < ${moment.toISOString()} order by expires_at limit ${limit})`,
  );

export const forgetSealedBefore = (db: Executor, moment: Date, limit: number) =>
  countOf(
    db,
    sql`
    update session_tokens set sealed_next = null where hash in (
      select hash from session_tokens where sealed_next is not null and replaced_at < ${moment.toISOString()}
      order by replaced_at limit ${limit})`,
  );
