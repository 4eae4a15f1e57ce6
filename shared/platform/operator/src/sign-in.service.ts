import { newSecret, passwordFits, stepOf } from '@site/platform-domains/access';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { forgetTries, keepLimit } from '@site/platform-kit/pace/counter';
import { unseal } from '@site/platform-kit/secrets/sealing';
import type { KnownDevice } from './known-devices';
import { secretPlace } from './invitations.service';
import { openSession } from './sessions.service';
import { findJoined, takePersonsStep } from './sign-in.repository';

interface Proof {
  name: string;
  password: string;
  code: string;
}

/** Secret for a name that nobody has, so that its code is computed as well. */
const NOBODYS_SECRET = newSecret();

/**
 * Signs a person in. Every part is checked in any case, so that neither the answer nor its time tells which one was wrong. Wrong tries for the
 * name count together, but not those on a device of the person, which has a limit of its own.
 * @returns the token of a new session
 * @throws Refusal `platform.unauthenticated` for any wrong part; `platform.too_many` after several, even for the right ones
 */
export async function signInWith(
  { db, clock, settings }: PlatformContext,
  { name, password, code }: Proof,
  device: KnownDevice | null,
): Promise<string> {
  const counter = `console-name:${name}`;
  const isKnown = device?.name === name;
  if (!isKnown) await keepLimit(db, clock, counter, settings.limits.consoleSignInPerName);
  const now = clock.now();
  const person = await findJoined(db, name);
  const isPassword = await passwordFits(password, person?.passwordHash ?? undefined);
  const secret = person ? unseal(settings.twoStepKey, secretPlace(person.id), person.sealedSecret) : NOBODYS_SECRET;
  const step = stepOf(secret, code, now);
  const token = await inTransaction(db, async (tx) => {
    const used = { id: person?.id ?? 0, passwordHash: isPassword ? (person?.passwordHash ?? null) : null };
    const isTaken = await takePersonsStep(tx, used, step ?? 0);
    return isTaken ? openSession(tx, used.id, now) : null;
  });
  if (token === null) throw new Refusal('platform.unauthenticated', { message: WRONG });
  if (!isKnown) await forgetTries(db, counter);
  return token;
}

const WRONG = 'The name, the password or the code is wrong. A code counts once.';
