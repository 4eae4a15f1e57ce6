import { randomInt } from 'node:crypto';
import { OTP_DIGITS, OTP_TRIES, OTP_TRIES_IN_ALL, OTP_VALID_S } from '@site/api/contracts/recovery';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { digest, isSameSecret } from '@site/platform-kit/secrets/secrets';
import { lockPlayer } from '../accounts/accounts.repository';
import { deleteCode, deleteCodesOf, deleteExpiredCodes, putCode, takeCodeTry, type OtpHolder } from './otp.repository';

export type { OtpHolder, OtpPurpose } from './otp.repository';

/** A code fits only the purpose, the player and the receiver that it was made for. */
const hashOf = ({ purpose, playerId }: OtpHolder, target: string, code: string) => digest(`${purpose}:${playerId}:${target}:${code}`);

/** Makes a code; the one before it is void. Only its hash is kept. */
export async function issueCode({ db, clock }: PlatformContext, holder: OtpHolder, target: string): Promise<string> {
  const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  await putCode(db, holder, { target, codeHash: hashOf(holder, target, code) }, secondsAfter(clock.now(), OTP_VALID_S));
  return code;
}

const TRIES = { perAddress: OTP_TRIES, inAll: OTP_TRIES_IN_ALL };

/** Address of all tries within the player's own session, because only the player can guess there. */
const OWN_SESSION = 'session';

/**
 * Evaluates one guess. A right guess spends the code and runs `effect` in one transaction. The try is counted before that, for the address
 * and in all, and stays counted in any case. `effect` gets the receiver of the code; when it throws, the code is not spent.
 * @returns the result of `effect`; null for a wrong, dead or unknown code
 */
export async function redeemCode<T>(
  { db, clock }: PlatformContext,
  holder: OtpHolder,
  guess: string,
  effect: (tx: Executor, target: string) => Promise<T>,
  ip = OWN_SESSION,
): Promise<{ result: T } | null> {
  const stored = await takeCodeTry(db, holder, { ip, now: clock.now(), limits: TRIES });
  if (!stored || !isSameSecret(hashOf(holder, stored.target, guess), stored.codeHash)) return null;
  return inTransaction(db, async (tx) => {
    // Same lock order as a password change, which locks the player and then voids codes.
    await lockPlayer(tx, holder.playerId);
    if (!(await deleteCode(tx, holder, stored.codeHash))) return null;
    return { result: await effect(tx, stored.target) };
  });
}

export const voidCode = (db: Executor, holder: OtpHolder) => deleteCodesOf(db, holder);

/** Deletes a code that was not delivered; a newer one stays. */
export const withdrawCode = (db: Executor, holder: OtpHolder, target: string, code: string) =>
  deleteCode(db, holder, hashOf(holder, target, code));

export const sweepCodes = ({ db, clock }: PlatformContext) => deleteExpiredCodes(db, clock.now());
