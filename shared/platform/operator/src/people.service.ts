import type { PlatformContext } from '@site/platform-kit/context/context';
import { Refusal } from '@site/platform-kit/base/refusal';
import { digest, randomToken } from '@site/platform-kit/secrets/secrets';
import type { Operator } from './identify';
import type { Person } from './people-lines';
import { endPerson, insertPerson, listPeople } from './people.repository';
import type { Role } from './roles';

/** Adds a person. The key is 256 random bits, so a fast digest is enough to store it; only this answer holds the key itself. */
export async function addPerson({ db, clock }: PlatformContext, { name, role }: { name: string; role: Role }, by: Operator) {
  const key = randomToken();
  const isAdded = await insertPerson(db, { name, role, keyHash: digest(key), at: clock.now(), by: by.name });
  if (!isAdded) throw new Refusal('platform.invalid', { errors: { name: [`${name} is taken; a name is never given twice`] } });
  return { name, role, key };
}

export const showPeople = async ({ db }: PlatformContext): Promise<Person[]> =>
  (await listPeople(db)).map(({ name, role, addedAt, addedBy, endedAt }) => ({
    name,
    role,
    added_at: addedAt.toISOString(),
    added_by: addedBy,
    ended_at: endedAt?.toISOString() ?? null,
  }));

/** Revokes a key, effective for the next call. @throws Refusal `platform.not_found` */
export async function removePerson({ db, clock }: PlatformContext, name: string) {
  if (!(await endPerson(db, name, clock.now()))) throw new Refusal('platform.not_found');
  return { name, ended: true };
}
