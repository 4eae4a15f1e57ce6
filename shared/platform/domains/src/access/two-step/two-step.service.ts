import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import { seal, unseal } from '@site/platform-kit/secrets/sealing';
import { proveOwnPassword } from '../accounts/own-password.service';
import { getSettings } from '#site';
import { giveNotice } from '../notices/notices.service';
import { appUri, newSecret, stepOf } from './app-codes';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import { forgetCodeTries, hasSecondStep, secretPlace, spendCode, takeCodeTry } from './second-step.service';
import {
  confirmSecret,
  countRecoveryCodes,
  deleteTwoStep,
  findTwoStep,
  putPendingSecret,
  replaceRecoveryCodes,
} from './two-step.repository';

interface Caller {
  playerId: number;
  from: RequestOrigin;
}

export async function readTwoStep(db: Executor, playerId: number) {
  const since = (await findTwoStep(db, playerId))?.confirmedAt ?? null;
  return { since, recoveryCodesLeft: since ? await countRecoveryCodes(db, playerId) : 0 };
}

/** Creates a secret that waits for its first code, and replaces an earlier one that waits. @throws Refusal `security.already_on` */
export async function startTwoStep(context: PlatformContext, { playerId }: Caller, password: string) {
  const { db, settings } = context;
  const { username } = await proveOwnPassword(context, playerId, password);
  const secret = newSecret();
  const isPut = await putPendingSecret(db, playerId, seal(settings.twoStepKey, secretPlace(playerId), secret));
  if (!isPut) throw new Refusal('security.already_on');
  const { site_title: issuer } = await getSettings(db);
  return { secret, uri: appUri(secret, { issuer, label: username }) };
}

/** @returns the recovery codes, which are shown only once. @throws Refusal `security.code_wrong`, `.not_on`, `.already_on` */
export async function confirmTwoStep(context: PlatformContext, { playerId, from }: Caller, code: string): Promise<string[]> {
  const { db, clock, settings } = context;
  const waiting = await findTwoStep(db, playerId);
  if (!waiting) throw new Refusal('security.not_on');
  if (waiting.confirmedAt) throw new Refusal('security.already_on');
  await keepCodeLimit(context, playerId);
  const at = clock.now();
  const step = stepOf(unseal(settings.twoStepKey, secretPlace(playerId), waiting.sealedSecret), code, at);
  if (step === null) throw new Refusal('security.code_wrong');
  return inTransaction(db, async (tx) => {
    if (!(await confirmSecret(tx, waiting, step, at))) throw new Refusal('security.code_wrong');
    await forgetCodeTries(tx, playerId);
    await giveNotice(tx, 'two_step_on', { playerId, at, from });
    return giveRecoveryCodes(tx, playerId);
  });
}

/** @throws Refusal `account.password_wrong`, `security.not_on`, `security.code_wrong` */
export async function stopTwoStep(context: PlatformContext, caller: Caller, proof: OwnersProof) {
  await asOwner(context, caller, proof, async (tx, at) => {
    await deleteTwoStep(tx, caller.playerId);
    await giveNotice(tx, 'two_step_off', { ...caller, at });
  });
}

/** For a player who has lost the app and the recovery codes. The operator checks the identity of the player first. */
export async function removeTwoStep(tx: Executor, playerId: number, at: Date) {
  if (await deleteTwoStep(tx, playerId)) await giveNotice(tx, 'two_step_removed', { playerId, at });
}

/** @returns new recovery codes; the old ones are void. @throws Refusal as `stopTwoStep` */
export const renewRecoveryCodes = (context: PlatformContext, caller: Caller, proof: OwnersProof): Promise<string[]> =>
  asOwner(context, caller, proof, async (tx, at) => {
    await giveNotice(tx, 'recovery_codes_renewed', { ...caller, at });
    return giveRecoveryCodes(tx, caller.playerId);
  });

interface OwnersProof {
  password: string;
  code: string;
}

/** Runs `work` for a caller who has both the password and a code; the code is spent only if `work` succeeds. */
async function asOwner<T>(
  context: PlatformContext,
  { playerId, from }: Caller,
  { password, code }: OwnersProof,
  work: (tx: Executor, at: Date) => Promise<T>,
): Promise<T> {
  const { db, clock } = context;
  await proveOwnPassword(context, playerId, password);
  if (!(await hasSecondStep(db, playerId))) throw new Refusal('security.not_on');
  await keepCodeLimit(context, playerId);
  return inTransaction(db, async (tx) => {
    if (!(await spendCode(tx, context, { playerId, code, from }))) throw new Refusal('security.code_wrong');
    return work(tx, clock.now());
  });
}

async function keepCodeLimit(context: PlatformContext, playerId: number) {
  const { isAllowed, retryAfterS } = await takeCodeTry(context, playerId);
  if (!isAllowed) throw new Refusal('platform.too_many', { retryAfterS });
}

async function giveRecoveryCodes(tx: Executor, playerId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, playerId, codes.map(recoveryCodeHash));
  return codes;
}
