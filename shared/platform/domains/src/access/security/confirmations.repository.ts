import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

export async function insertConfirmation(
  db: Executor,
  { hash, sessionId, expiresAt }: { hash: string; sessionId: number; expiresAt: Date },
) {
  await db.execute(sql`
    insert into confirmations (hash, session_id, expires_at) values (${hash}, ${sessionId}, ${expiresAt.toISOString()})`);
}

/** Uses it up. @returns false when it is unknown, used, too old, or of another session */
export async function takeConfirmation(tx: Executor, { hash, sessionId, at }: { hash: string; sessionId: number; at: Date }) {
  const { rowCount } = await tx.execute(sql`
    delete from confirmations where hash = ${hash} and session_id = ${sessionId} and expires_at > ${at.toISOString()}`);
  return rowCount === 1;
}

export async function markConfirmed(tx: Executor, sessionId: number, at: Date) {
  await tx.execute(sql`update sessions set confirmed_at = ${at.toISOString()} where id = ${sessionId}`);
}

/** Moment at which the owner last gave the password or a code: the log-in, or later. */
export async function findOwnerKnownAt(db: Executor, sessionId: number): Promise<Date> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select coalesce(confirmed_at, created_at) as at from sessions where id = ${sessionId}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`No session ${sessionId}`);
  return new Date(row.at);
}
