import { sql } from '@site/platform-kit/data/sql';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { Role } from './roles';

export interface PersonRow {
  name: string;
  role: Role;
  addedAt: Date;
  addedBy: string;
  endedAt: Date | null;
}

type Raw = Columns<'operator_person', 'name' | 'added_at' | 'added_by' | 'ended_at'> & { role: Role };

/** @returns true when the name was free */
export async function insertPerson(db: Executor, person: { name: string; role: Role; keyHash: string; at: Date; by: string }) {
  const { name, role, keyHash, at, by } = person;
  const { rowCount } = await db.execute(sql`
    insert into operator_person (name, role, key_hash, added_at, added_by)
    values (${name}, ${role}, ${keyHash}, ${at.toISOString()}, ${by}) on conflict (name) do nothing`);
  return rowCount === 1;
}

/** Person whose active key has this hash. */
export async function findByKey(db: Executor, keyHash: string): Promise<Pick<PersonRow, 'name' | 'role'> | null> {
  const { rows } = await db.execute<{ name: string; role: Role }>(
    sql`select name, role from operator_person where key_hash = ${keyHash} and ended_at is null`,
  );
  return rows[0] ?? null;
}

export async function listPeople(db: Executor): Promise<PersonRow[]> {
  const { rows } = await db.execute<Raw>(sql`select name, role, added_at, added_by, ended_at from operator_person order by id`);
  return rows.map(({ name, role, added_at: added, added_by: addedBy, ended_at: ended }) => ({
    name,
    role,
    addedAt: new Date(added),
    addedBy,
    endedAt: momentOrNull(ended),
  }));
}

/** @returns true when there was an active key */
export async function endPerson(db: Executor, name: string, at: Date) {
  const { rowCount } = await db.execute(
    sql`update operator_person set ended_at = ${at.toISOString()} where name = ${name} and ended_at is null`,
  );
  return rowCount === 1;
}

export async function hasAdministrator(db: Executor) {
  const { rowCount } = await db.execute(sql`select 1 from operator_person where role = 'admin' and ended_at is null limit 1`);
  return Boolean(rowCount);
}
