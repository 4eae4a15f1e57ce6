import { randomBytes } from 'node:crypto';
import type * as z from '@site/api/schema';
import { TAKEN, type createPlayers } from '@site/api/contracts/access';
import { paisaOfTaka } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, violatedUnique, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { networkOf, type RequestOrigin } from '@site/platform-kit/http/request-origin';
import { admitTry } from '../captcha/address-tries.service';
import { getSettings } from '#site';
import { writeMessage } from '#notifications';
import { grantCredit } from '#ledger';
import { joinedMessage } from '#rewards';
import { deviceHash, rememberDevice } from '../log-ins/devices.repository';
import { accountKey, mayCreatePlayers } from '../accounts/accounts.policy';
import { findIdByReferralCode, findTaken, insertPlayer } from '../accounts/accounts.repository';
import type { NewPlayer, PlayerRow } from '../accounts/accounts.rows';
import { refuseCommonPassword } from '../accounts/common-passwords';
import { hashPassword } from '../accounts/passwords';
import { newReferralCode } from '../accounts/referral-code';
import { welcomeMessage } from './welcome.messages';

type SignUp = z.output<typeof createPlayers.input>;
type Person = Omit<SignUp, 'password' | 'confirmPassword'>;

/** Creates an active player, linked to the referrer when the referral code exists. @throws Refusal with a text for each taken field */
export async function createPlayer(
  context: PlatformContext,
  input: SignUp,
  from: RequestOrigin & { origin: string | undefined },
): Promise<PlayerRow> {
  const { db, clock, settings } = context;
  if (!mayCreatePlayers(from.origin, settings)) throw new Refusal('access.origin_refused');
  await admitTry(context, input, `sign-up:${networkOf(from.ip)}`, settings.limits.signUpPerAddress);
  await refuseTaken(db, input);
  refuseCommonPassword(input.password, 'password');
  const passwordHash = await hashPassword(input.password);
  try {
    return await inTransaction(db, async (tx) => {
      const player = await addPlayer(tx, input, passwordHash, clock.now());
      await greet(tx, player);
      // The account knows this device from here on, so tries of others on the name or from the address cannot lock out the next log-in.
      if (from.deviceId) await rememberDevice(tx, player.id, deviceHash(from), player.createdAt);
      return player;
    });
  } catch (problem) {
    // Another sign-up took a field between the check and the write.
    if (violatedUnique(problem)) await refuseTaken(db, input);
    throw problem;
  }
}

/** Creates the player and the welcome credit in one transaction. The input must be validated already. */
export async function addPlayer(db: Executor, input: Person, passwordHash: string, at: Date): Promise<PlayerRow> {
  const { welcome_credit: credit } = await getSettings(db);
  return inTransaction(db, async (tx) => {
    const player = await insertPlayer(tx, await newPlayer(tx, input, passwordHash, at));
    await grantWelcomeCredit(tx, player, credit);
    return player;
  });
}

async function refuseTaken(db: Executor, { username, email, phone }: SignUp) {
  const taken = await findTaken(db, { usernameKey: accountKey(username), emailKey: accountKey(email), phone });
  const fields = (['username', 'email', 'phone'] as const).filter((field) => taken[field]);
  if (fields.length) throw new Refusal('platform.invalid', { errors: Object.fromEntries(fields.map((field) => [field, [TAKEN[field]]])) });
}

/** Without a referral code the form repeats the affiliate code in that field, and an affiliate code names no referrer. */
async function findReferrer(tx: Executor, { referral_code: code, affiliate_code: affiliate }: Person) {
  return code === affiliate ? null : findIdByReferralCode(tx, code.toUpperCase());
}

async function newPlayer(tx: Executor, input: Person, passwordHash: string, createdAt: Date): Promise<NewPlayer> {
  const { username, email, phone, name, currency } = input;
  return {
    remoteId: `p${randomBytes(12).toString('hex')}`,
    username,
    usernameKey: accountKey(username),
    email,
    emailKey: accountKey(email),
    phone,
    passwordHash,
    name,
    currency,
    referralCode: await freeReferralCode(tx),
    referredBy: await findReferrer(tx, input),
    affiliateCode: input.affiliate_code?.trim() || null,
    createdAt,
  };
}

async function freeReferralCode(tx: Executor): Promise<string> {
  const code = newReferralCode();
  return (await findIdByReferralCode(tx, code)) === null ? code : freeReferralCode(tx);
}

/** Writes a message to the new player, and one to the referrer. */
async function greet(tx: Executor, { id, referredBy, createdAt: at }: PlayerRow) {
  const { welcome_credit: credit } = await getSettings(tx);
  await writeMessage(tx, { playerId: id, at, ...welcomeMessage(paisaOfTaka(credit)) });
  if (referredBy !== null) await writeMessage(tx, { playerId: referredBy, at, ...joinedMessage(), about: 'joined' });
}

/** Grants the welcome credit as demo money; nothing when the operator has set 0. */
async function grantWelcomeCredit(tx: Executor, player: PlayerRow, credit: number) {
  if (credit > 0) await grantCredit(tx, player.id, paisaOfTaka(credit), { type: 'welcome', id: String(player.id) }, player.createdAt);
}
