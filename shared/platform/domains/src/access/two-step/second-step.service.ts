import type { PlatformContext } from '@site/platform-kit/context/context';
import { forgetTries, takeTry } from '@site/platform-kit/pace/counter';
import type { Executor } from '@site/platform-kit/data/database';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import { unseal } from '@site/platform-kit/secrets/sealing';
import { giveNotice } from '../notices/notices.service';
import { isAppCode, stepOf } from './app-codes';
import { recoveryCodeHash } from './recovery-codes';
import { findTwoStep, lockTwoStep, takeRecoveryCode, takeStep } from './two-step.repository';

const triesKey = (playerId: number) => `two-step:${playerId}`;

/** Context of the seal: a secret sealed for one player cannot be opened for another. */
export const secretPlace = (playerId: number) => `two-step:${playerId}`;

/** True when log-in requires a code of this player. */
export const hasSecondStep = async (db: Executor, playerId: number) => Boolean((await findTwoStep(db, playerId))?.confirmedAt);

/** Counts one code before it is evaluated. */
export const takeCodeTry = ({ db, clock, settings }: PlatformContext, playerId: number) =>
  takeTry(db, clock, triesKey(playerId), settings.limits.twoStepPerPlayer);

/** Uses a code of the app or a recovery code up. @returns false when it is wrong or was used before */
export async function spendCode(
  tx: Executor,
  { clock, settings }: Pick<PlatformContext, 'clock' | 'settings'>,
  { playerId, code, from }: { playerId: number; code: string; from: RequestOrigin },
): Promise<boolean> {
  const row = await lockTwoStep(tx, playerId);
  if (!row?.confirmedAt) return false;
  const at = clock.now();
  if (isAppCode(code)) {
    const step = stepOf(unseal(settings.twoStepKey, secretPlace(playerId), row.sealedSecret), code, at);
    if (step === null || !(await takeStep(tx, playerId, step))) return false;
  } else {
    if (!(await takeRecoveryCode(tx, playerId, recoveryCodeHash(code), at))) return false;
    await giveNotice(tx, 'recovery_code_used', { playerId, at, from });
  }
  await forgetTries(tx, triesKey(playerId));
  return true;
}

export const forgetCodeTries = (tx: Executor, playerId: number) => forgetTries(tx, triesKey(playerId));
