import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.rows';
import { listVerifiedPhones } from '#access';
import { findPromotion } from '#rewards';
import { findSafeguards, guard, refusalOf } from '#safer-play';
import type { QuoteState } from '../payment-instructions/payment-instructions.rules';
import { isRefusedPromotion, readTrx, eligibilityProblem, transferProblem, type Trx } from './deposits.policy';
import { hasPendingDeposit, isTransferTaken, lockTransfer } from '../transactions/deposits.repository';

export interface Depositor {
  playerId: number;
  at: Date;
}

export interface DepositRequest {
  method: PaymentMethodRow | null;
  amount: Paisa;
  /** Null when no promotion is named, or when an earlier check accepted it. */
  promotionId: number | null;
}

export interface SentTransfer {
  accountNumber: string;
  trxId: string;
  quote: QuoteState;
}

/**
 * Checks a deposit before it is paid. Requires the lock on the player's wallet.
 * @returns the open method and the player's verified numbers
 * @throws Refusal with the first check that fails
 */
export async function checkDepositRequest(tx: Executor, { playerId, at }: Depositor, { method, amount, promotionId }: DepositRequest) {
  const verifiedPhones = await listVerifiedPhones(tx, playerId);
  const problem = eligibilityProblem({ verifiedPhones, hasPending: await hasPendingDeposit(tx, playerId), method, amount });
  if (problem || !method) throw new Refusal(problem ?? 'funds.method_unknown');
  const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'deposit', amount);
  if (barrier) throw refusalOf(barrier, 'funds.account_blocked');
  const promotion = promotionId === null ? 'none' : await findPromotion(tx, promotionId);
  if (isRefusedPromotion(promotion, at)) throw new Refusal('funds.promotion_closed');
  return { method, verifiedPhones };
}

/**
 * Checks a paid deposit: the checks of `checkWish`, and that the transfer is the player's own and new. Until the transaction ends no other
 * request can name the same transfer.
 */
export async function checkDeposit(
  tx: Executor,
  depositor: Depositor,
  wish: DepositRequest,
  sent: SentTransfer,
): Promise<{ method: PaymentMethodRow; trx: Trx }> {
  const { method, verifiedPhones } = await checkDepositRequest(tx, depositor, wish);
  const trx = readTrx(sent.trxId);
  const transfer = { playerId: depositor.playerId, methodName: method.name, trxKey: trx.key };
  await lockTransfer(tx, transfer);
  const isTrxTaken = await isTransferTaken(tx, transfer);
  const problem = transferProblem({ ...sent, verifiedPhones, trx, trxPattern: method.trxPattern, isTrxTaken });
  if (problem) throw new Refusal(problem);
  return { method, trx };
}
