import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { findMethod, findMethodByName } from '../payment-methods/payment-methods.repository';
import { findEwalletQuote, type PaymentInstruction } from '../payment-instructions/payment-instructions.repository';
import { quoteState } from '../payment-instructions/payment-instructions.rules';
import { takeQuote } from '../payment-instructions/payment-instructions.service';
import type { TransactionRow } from '../transactions/transactions.rows';
import { checkDeposit, checkDepositRequest } from './checks.service';
import { openDeposit, lockPlayer, type DepositCaller, type PaymentProof } from './open-deposit.service';

export interface EwalletWish {
  provider: string;
  accountType: string;
  amount: Paisa;
  promotionId: number | null;
}

/** Starts an e-wallet payment. @throws Refusal with the first check that fails */
export async function requestEwallet(tx: Executor, caller: DepositCaller, wish: EwalletWish): Promise<PaymentInstruction> {
  const { playerId, at } = await lockPlayer(tx, caller);
  const { amount, promotionId } = wish;
  const named = await findMethodByName(tx, wish.provider, wish.accountType);
  const { method } = await checkDepositRequest(tx, { playerId, at }, { method: named, amount, promotionId });
  const quote = await takeQuote(tx, { flow: 'ewallet', playerId, methodId: method.id, amount, promotionId }, at);
  if (!quote) throw new Refusal('funds.no_number');
  return quote;
}

/** Accepts the payment of a request; amount, method and promotion are those of the request. */
export async function confirmEwallet(
  tx: Executor,
  caller: DepositCaller,
  input: PaymentProof & { transaction: string },
): Promise<TransactionRow> {
  const sender = await lockPlayer(tx, caller);
  const quote = await findEwalletQuote(tx, sender.playerId, input.transaction);
  if (!quote) throw new Refusal('funds.quote_missing');
  const { amount, promotionId } = quote;
  // The promotion was accepted with the request, and the player has paid since, so it is not checked again.
  const wish = { method: await findMethod(tx, quote.methodId), amount, promotionId: null };
  const { method, trx } = await checkDeposit(tx, sender, wish, { ...input, quote: quoteState(quote, sender.at) });
  return openDeposit(tx, sender, { ...input, amount, promotionId, method, trx, quote });
}
