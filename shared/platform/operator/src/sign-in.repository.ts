import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/** A person as far as a sign-in or an invitation needs one. */
export interface Joining {
  id: number;
  name: string;
  /** Null until the person has joined. */
  passwordHash: string | null;
  sealedSecret: string;
}

async function find(db: Executor, which: SQL): Promise<Joining | null> {
  const { rows } = await db.execute<Columns<'operator_person', 'id' | 'name' | 'password_hash' | 'sealed_secret'>>(sql`
    select id, name, password_hash, sealed_secret from operator_person where ended_at is null and sealed_secret is not null and ${which}`);
  const [row] = rows;
  return row ? { id: Number(row.id), name: row.name, passwordHash: row.password_hash, sealedSecret: row.sealed_secret ?? '' } : null;
}

/** An active person who has joined. */
export const findJoined = (db: Executor, name: string) => find(db, sql`name = ${name} and password_hash is not null`);

/** An active person whose link has this hash and works at this moment. */
export const findInvited = (db: Executor, invitationHash: string, at: Date) =>
  find(db, sql`invitation_hash = ${invitationHash} and invited_until > ${at.toISOString()}`);

/** Id of an active person. */
export async function findActive(db: Executor, name: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from operator_person where name = ${name} and ended_at is null`);
  return rows[0] ? Number(rows[0].id) : null;
}

interface NewInvitation {
  id: number;
  invitationHash: string;
  sealedSecret: string;
  until: Date;
}

/** Replaces the sign-in of a person by an invitation. @returns false when the person was ended meanwhile */
export async function putInvitation(db: Executor, { id, invitationHash, sealedSecret, until }: NewInvitation): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update operator_person set password_hash = null, sealed_secret = ${sealedSecret}, last_step = 0, invitation_hash = ${invitationHash},
      invited_until = ${until.toISOString()}
    where id = ${id} and ended_at is null`);
  return rowCount === 1;
}

/** Uses an invitation up. @returns false when it was used or replaced meanwhile */
export async function takeInvitation(
  db: Executor,
  id: number,
  invitationHash: string,
  { passwordHash, step }: NewSignIn,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update operator_person set password_hash = ${passwordHash}, last_step = ${step}, invitation_hash = null, invited_until = null
    where id = ${id} and invitation_hash = ${invitationHash} and ended_at is null`);
  return rowCount === 1;
}

interface NewSignIn {
  passwordHash: string;
  step: number;
}

/**
 * Uses a time step up, and every earlier one.
 * @returns false when it was used, or the person has another password by now
 */
export async function takePersonsStep(
  db: Executor,
  { id, passwordHash }: Pick<Joining, 'id' | 'passwordHash'>,
  step: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update operator_person set last_step = ${step}
    where id = ${id} and password_hash = ${passwordHash} and last_step < ${step} and ended_at is null`);
  return rowCount === 1;
}
