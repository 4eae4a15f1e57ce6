import { appUri, newSecret, refuseCommonPassword, hashPassword, stepOf } from '@site/platform-domains/access';
import { getSettings } from '@site/platform-domains/site';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { seal, unseal } from '@site/platform-kit/secrets/sealing';
import { digest, randomToken } from '@site/platform-kit/secrets/secrets';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { Operator } from './operator';
import type { Invitation } from './people.shapes';
import { JOIN_PATH, type OpenInvitation } from './session.shapes';
import { deleteSessionsOf } from './sessions.repository';
import { openSession } from './sessions.service';
import { findActive, findInvited, putInvitation, takeInvitation } from './sign-in.repository';

const WORKS_S = 86_400;

/** Context of the seal: a secret sealed for one person cannot be opened for another. */
export const secretPlace = (personId: number) => `operator-person:${personId}`;

/** Makes the only link that works for a person, with a new secret for the app. @throws Refusal `platform.not_found` */
export async function giveInvitation(
  tx: Executor,
  { clock, settings }: PlatformContext,
  person: { id: number; name: string },
): Promise<Invitation> {
  const { id, name } = person;
  const token = randomToken();
  const until = secondsAfter(clock.now(), WORKS_S);
  const sealedSecret = seal(settings.twoStepKey, secretPlace(id), newSecret());
  if (!(await putInvitation(tx, { id, invitationHash: digest(token), sealedSecret, until }))) throw new Refusal('platform.not_found');
  await deleteSessionsOf(tx, id);
  return { name, link: `${settings.console.origin}${JOIN_PATH}#${token}`, expires_at: until.toISOString() };
}

/**
 * Invites a person anew, who has lost the phone or the password: sessions, password and app end at once.
 * @throws Refusal `platform.not_found`; `platform.forbidden` for oneself, because who holds a stolen key must not take the console as well
 */
export async function inviteAgain(context: PlatformContext, name: string, by: Operator): Promise<Invitation> {
  if (by.name === name) throw new Refusal('platform.forbidden', { message: 'Nobody invites themselves. Ask another administrator.' });
  return inTransaction(context.db, async (tx) => {
    const id = await findActive(tx, name);
    if (id === null) throw new Refusal('platform.not_found');
    return giveInvitation(tx, context, { id, name });
  });
}

/** @throws Refusal `platform.not_found` for a link that does not work */
export async function showInvitation({ db, clock, settings }: PlatformContext, token: string): Promise<OpenInvitation> {
  const invited = await findInvited(db, digest(token), clock.now());
  if (!invited) throw new Refusal('platform.not_found');
  const secret = unseal(settings.twoStepKey, secretPlace(invited.id), invited.sealedSecret);
  const { site_title: title } = await getSettings(db);
  return { name: invited.name, secret, uri: appUri(secret, { issuer: `${title} console`, label: invited.name }) };
}

interface Joining {
  token: string;
  password: string;
  code: string;
}

/**
 * Uses an invitation up.
 * @returns the token of the first session
 * @throws Refusal `platform.not_found` for a link that does not work; `platform.invalid` for a common password or a wrong code
 */
export async function acceptInvitation({ db, clock, settings }: PlatformContext, { token, password, code }: Joining): Promise<string> {
  const now = clock.now();
  const invitationHash = digest(token);
  const invited = await findInvited(db, invitationHash, now);
  if (!invited) throw new Refusal('platform.not_found');
  refuseCommonPassword(password, 'password');
  const step = stepOf(unseal(settings.twoStepKey, secretPlace(invited.id), invited.sealedSecret), code, now);
  if (step === null) throw new Refusal('platform.invalid', { errors: { code: [WRONG_CODE] }, message: WRONG_CODE });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    if (!(await takeInvitation(tx, invited.id, invitationHash, { passwordHash, step }))) throw new Refusal('platform.not_found');
    return openSession(tx, invited.id, now);
  });
}

const WRONG_CODE = 'This is not the code that the app shows now.';
