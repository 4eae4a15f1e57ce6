import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

const DROPPED_AT_ONCE = 50;

/** Makes a stored session one without money. */
export async function makePractice(tx: Executor, sessionId: string, amount: Paisa, until: Date) {
  await tx.execute(
    sql`update supplier_sessions set practice_paisa = ${amount}, practice_until = ${until.toISOString()} where id = ${sessionId}`,
  );
}

export async function readPractice(db: Executor, sessionId: string): Promise<Paisa> {
  const { rows } = await db.execute<Columns<'supplier_sessions', 'practice_paisa'>>(
    sql`select practice_paisa from supplier_sessions where id = ${sessionId}`,
  );
  return paisa(BigInt(rows[0]?.practice_paisa ?? 0));
}

export async function addToPractice(tx: Executor, sessionId: string, amount: Paisa) {
  await tx.execute(sql`update supplier_sessions set practice_paisa = practice_paisa + ${amount} where id = ${sessionId}`);
}

/** @returns false when the session has less */
export async function takeFromPractice(tx: Executor, sessionId: string, amount: Paisa): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update supplier_sessions set practice_paisa = practice_paisa - ${amount} where id = ${sessionId} and practice_paisa >= ${amount}`);
  return rowCount === 1;
}

export async function fillPractice(tx: Executor, sessionId: string, amount: Paisa) {
  await tx.execute(sql`update supplier_sessions set practice_paisa = ${amount} where id = ${sessionId}`);
}

/** Deletes some practice sessions that ended before the moment, with their rounds and seeds. */
export async function dropPracticeBefore(db: Executor, before: Date) {
  await db.execute(sql`
    with old as (
      select id from supplier_sessions where practice_until < ${before.toISOString()} order by practice_until
      limit ${DROPPED_AT_ONCE} for update skip locked
    ), rounds as (delete from supplier_rounds where session_id in (select id from old)),
    seeds as (delete from supplier_seeds where session_id in (select id from old))
    delete from supplier_sessions where id in (select id from old)`);
}
