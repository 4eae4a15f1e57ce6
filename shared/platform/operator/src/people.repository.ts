import type { ReleaseRights, ReleaseRole } from '@site/api/contracts/releases';
import { sql } from '@site/platform-kit/data/sql';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { Role } from './roles';

export interface PersonRow {
  name: string;
  role: Role;
  release: ReleaseRights | null;
  addedAt: Date;
  addedBy: string;
  endedAt: Date | null;
  hasJoined: boolean;
  invitedUntil: Date | null;
}

type Rights = Columns<'operator_person', 'release_areas' | 'release_channels'> & { release_role: ReleaseRole | null };
type Raw = Columns<'operator_person', 'name' | 'added_at' | 'added_by' | 'ended_at' | 'invited_until'> &
  Rights & { role: Role; has_joined: boolean };

/** Rights of a row in the release service. */
export const rightsIn = ({ release_role: role, release_areas: areas, release_channels: channels }: Rights): ReleaseRights | null =>
  role && { role, areas, channels };

interface NewPerson {
  name: string;
  role: Role;
  release: ReleaseRights | null;
  keyHash: string;
  at: Date;
  by: string;
}

/** @returns the id; null when the name was taken */
export async function insertPerson(db: Executor, { name, role, release, keyHash, at, by }: NewPerson): Promise<number | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into operator_person (name, role, key_hash, added_at, added_by, release_role, release_areas, release_channels)
    values (${name}, ${role}, ${keyHash}, ${at.toISOString()}, ${by}, ${release?.role ?? null}, ${release?.areas ?? null}::text[],
      ${release?.channels ?? null}::text[])
    on conflict (name) do nothing returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

/** @param change rights that are left out stay @returns false when nobody active has the name */
export async function updateRights(
  db: Executor,
  name: string,
  { role, release }: { role?: Role | undefined; release?: ReleaseRights | null | undefined },
): Promise<boolean> {
  const set = [
    sql`role = ${role === undefined ? sql`role` : role}`,
    ...(release === undefined
      ? []
      : [
          sql`release_role = ${release?.role ?? null}, release_areas = ${release?.areas ?? null}::text[],
            release_channels = ${release?.channels ?? null}::text[]`,
        ]),
  ];
  const { rowCount } = await db.execute(sql`
    update operator_person set ${sql.join(set, ', ')} where name = ${name} and ended_at is null`);
  return rowCount === 1;
}

/** Person whose active key has this hash. */
export async function findByKey(db: Executor, keyHash: string): Promise<Pick<PersonRow, 'name' | 'role' | 'release'> | null> {
  const { rows } = await db.execute<Rights & { name: string; role: Role }>(sql`
    select name, role, release_role, release_areas, release_channels from operator_person where key_hash = ${keyHash} and ended_at is null`);
  const [row] = rows;
  return row ? { name: row.name, role: row.role, release: rightsIn(row) } : null;
}

export async function listPeople(db: Executor): Promise<PersonRow[]> {
  const { rows } = await db.execute<Raw>(sql`
    select name, role, added_at, added_by, ended_at, release_role, release_areas, release_channels, password_hash is not null as has_joined,
      invited_until
    from operator_person order by id`);
  return rows.map((row) => ({
    name: row.name,
    role: row.role,
    release: rightsIn(row),
    addedAt: new Date(row.added_at),
    addedBy: row.added_by,
    endedAt: momentOrNull(row.ended_at),
    hasJoined: row.has_joined,
    invitedUntil: momentOrNull(row.invited_until),
  }));
}

/** Ends the key, the sign-in and the invitation. @returns the id; null when the person was not active */
export async function endPerson(db: Executor, name: string, at: Date): Promise<number | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update operator_person set ended_at = ${at.toISOString()}, password_hash = null, sealed_secret = null, invitation_hash = null,
      invited_until = null
    where name = ${name} and ended_at is null returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

export async function hasAdministrator(db: Executor) {
  const { rowCount } = await db.execute(sql`select 1 from operator_person where role = 'admin' and ended_at is null limit 1`);
  return Boolean(rowCount);
}
