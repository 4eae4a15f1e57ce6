import type { Executor } from '@site/platform-kit/data/database';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import { type Confirming, giveNotice, isOwnerKnown, requireConfirmation } from '#access';
import { wasPaidTo } from './withdrawals.repository';

/** Player, session, confirmation and origin of a withdrawal. */
export interface Withdrawing extends Confirming, Pick<RequestOrigin, 'ip' | 'userAgent'> {}

/** Account that receives the money. */
export interface PaidAccount {
  methodName: string;
  accountNumber: string;
}

/**
 * Last check of a withdrawal: the owner confirms an account that no withdrawal was paid to before, and any account long after log-in. For a
 * new account the owner gets a notice, in the inbox and at an earlier contact.
 * @throws Refusal `security.password_needed`, `security.code_needed`
 */
export async function confirmAccount(tx: Executor, who: Withdrawing, account: PaidAccount) {
  const isNew = !(await wasPaidTo(tx, who.playerId, account));
  if (isNew || !(await isOwnerKnown(tx, who))) await requireConfirmation(tx, who);
  if (!isNew) return;
  const { playerId, at, ip, userAgent } = who;
  const about = `${account.methodName} …${account.accountNumber.slice(-4)}`;
  await giveNotice(tx, 'withdrawal_new_account', { playerId, at, from: { ip, userAgent }, about });
}
