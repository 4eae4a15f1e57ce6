import type { ReleaseRights } from '@site/api/contracts/releases';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rightsIn } from './people.repository';
import type { Role } from './roles';

export interface OperatorSessionRow {
  id: number;
  name: string;
  role: Role;
  release: ReleaseRights | null;
  beganAt: Date;
  usedAt: Date;
}

/** A session lives while both are so: it was used after `usedAfter`, and began after `beganAfter`. */
export interface Lifetime {
  usedAfter: Date;
  beganAfter: Date;
}

type Raw = Columns<'operator_session', 'id' | 'began_at' | 'used_at'> & { name: string; role: Role } & Parameters<typeof rightsIn>[0];

/** The live session of a token, with its person as the person is now. */
export async function findSession(
  db: Executor,
  tokenHash: string,
  { usedAfter, beganAfter }: Lifetime,
): Promise<OperatorSessionRow | null> {
  const { rows } = await db.execute<Raw>(sql`
    select s.id, s.began_at, s.used_at, p.name, p.role, p.release_role, p.release_areas, p.release_channels
    from operator_session s join operator_person p on p.id = s.person_id
    where s.token_hash = ${tokenHash} and s.used_at > ${usedAfter.toISOString()} and s.began_at > ${beganAfter.toISOString()}
      and p.ended_at is null`);
  const [row] = rows;
  if (!row) return null;
  const { id, name, role, began_at: beganAt, used_at: usedAt } = row;
  return { id: Number(id), name, role, release: rightsIn(row), beganAt: new Date(beganAt), usedAt: new Date(usedAt) };
}

export async function insertSession(tx: Executor, personId: number, tokenHash: string, at: Date) {
  await tx.execute(sql`
    insert into operator_session (person_id, token_hash, began_at, used_at)
    values (${personId}, ${tokenHash}, ${at.toISOString()}, ${at.toISOString()})`);
}

export async function markUsed(db: Executor, id: number, at: Date) {
  await db.execute(sql`update operator_session set used_at = ${at.toISOString()} where id = ${id}`);
}

export async function deleteSession(db: Executor, tokenHash: string) {
  await db.execute(sql`delete from operator_session where token_hash = ${tokenHash}`);
}

export async function deleteSessionsOf(db: Executor, personId: number) {
  await db.execute(sql`delete from operator_session where person_id = ${personId}`);
}

export async function deleteEndedSessions(db: Executor, { usedAfter, beganAfter }: Lifetime) {
  await db.execute(sql`
    delete from operator_session where used_at <= ${usedAfter.toISOString()} or began_at <= ${beganAfter.toISOString()}`);
}
