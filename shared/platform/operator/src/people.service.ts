import type { ReleaseRights } from '@site/api/contracts/releases';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { Refusal } from '@site/platform-kit/base/refusal';
import { inTransaction } from '@site/platform-kit/data/database';
import { digest, randomToken } from '@site/platform-kit/secrets/secrets';
import { giveInvitation } from './invitations.service';
import type { Operator } from './operator';
import { endPerson, insertPerson, listPeople, type PersonRow, updateRights } from './people.repository';
import type { AddedPerson, Person } from './people.shapes';
import type { Role } from './roles';
import { deleteSessionsOf } from './sessions.repository';

interface NewPerson {
  name: string;
  role: Role;
  /** Left out: the person may not release. */
  release?: ReleaseRights | undefined;
}

/** Adds a person. The key is 256 random bits, so a fast digest is enough to store it; only this answer holds the key and the link. */
export async function addPerson(context: PlatformContext, { name, role, release: given }: NewPerson, by: Operator): Promise<AddedPerson> {
  const { db, clock } = context;
  const release = given ?? null;
  const key = randomToken();
  return inTransaction(db, async (tx) => {
    const id = await insertPerson(tx, { name, role, release, keyHash: digest(key), at: clock.now(), by: by.name });
    if (id === null) throw new Refusal('platform.invalid', { errors: { name: [`${name} is taken; a name is never given twice`] } });
    return { ...(await giveInvitation(tx, context, { id, name })), role, release, key };
  });
}

export const showPeople = async ({ db, clock }: PlatformContext): Promise<Person[]> =>
  (await listPeople(db)).map((row) => presentPerson(row, clock.now()));

interface RightsChange {
  name: string;
  /** Left out: the role stays. */
  role?: Role | undefined;
  /** Left out: the rights stay; null: the person may not release any more. */
  release?: ReleaseRights | null | undefined;
}

/**
 * Changes what a person may do, effective for the next call.
 * @throws Refusal `platform.not_found`; `platform.forbidden` for oneself, so that an administrator always remains
 */
export async function changeRights({ db, clock }: PlatformContext, { name, ...change }: RightsChange, by: Operator): Promise<Person> {
  if (by.name === name) throw new Refusal('platform.forbidden', { message: 'Nobody changes the own rights. Ask another administrator.' });
  if (!(await updateRights(db, name, change))) throw new Refusal('platform.not_found');
  const row = (await listPeople(db)).find((person) => person.name === name);
  if (!row) throw new Refusal('platform.not_found');
  return presentPerson(row, clock.now());
}

const presentPerson = (row: PersonRow, now: Date): Person => ({
  name: row.name,
  role: row.role,
  release: row.release,
  sign_in: signInOf(row, now),
  added_at: row.addedAt.toISOString(),
  added_by: row.addedBy,
  ended_at: row.endedAt?.toISOString() ?? null,
});

function signInOf({ hasJoined, invitedUntil }: PersonRow, now: Date): Person['sign_in'] {
  if (hasJoined) return 'ready';
  if (!invitedUntil) return 'none';
  return invitedUntil > now ? 'invited' : 'expired';
}

/** Ends a key, the sign-in and all sessions, effective for the next call. @throws Refusal `platform.not_found` */
export async function removePerson({ db, clock }: PlatformContext, name: string) {
  await inTransaction(db, async (tx) => {
    const id = await endPerson(tx, name, clock.now());
    if (id === null) throw new Refusal('platform.not_found');
    await deleteSessionsOf(tx, id);
  });
  return { name, ended: true as const };
}
