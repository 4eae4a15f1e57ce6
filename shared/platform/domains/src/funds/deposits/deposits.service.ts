import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { findMethod } from '../payment-methods/payment-methods.repository';
import { findLastQuote } from '../payment-instructions/payment-instructions.repository';
import { quoteState } from '../payment-instructions/payment-instructions.rules';
import type { TransactionRow } from '../transactions/transactions.rows';
import { checkDeposit } from './checks.service';
import type { Trx } from './deposits.policy';
import { openDeposit, lockPlayer, type DepositCaller, type PaymentProof } from './open-deposit.service';

export interface DepositInput extends PaymentProof {
  methodId: number;
  amount: Paisa;
  promotionId: number | null;
}

/** Accepts a deposit that was paid to the number handed out for it. @throws Refusal with the first check that fails */
export async function submitDeposit(tx: Executor, caller: DepositCaller, input: DepositInput): Promise<TransactionRow> {
  const sender = await lockPlayer(tx, caller);
  const { playerId, at } = sender;
  const { methodId, amount, promotionId } = input;
  const quote = await findLastQuote(tx, { flow: 'plain', playerId, methodId, amount, promotionId: null });
  const wish = { method: await findMethod(tx, methodId), amount, promotionId };
  const { method, trx } = await checkDeposit(tx, sender, wish, { ...input, quote: quoteState(quote, at) });
  return openDeposit(tx, sender, { ...input, method, trx, quote });
}

/**
 * Checks a refused deposit that is sent again. It needs no new number, and its promotion was accepted before. Requires the lock on the
 * player's wallet. @returns its TRX ID
 */
export async function checkAgain(
  tx: Executor,
  { playerId, methodId }: TransactionRow,
  draft: { amount: Paisa; accountNumber: string; trxId: string },
  at: Date,
): Promise<Trx> {
  const wish = { method: await findMethod(tx, methodId), amount: draft.amount, promotionId: null };
  const { trx } = await checkDeposit(tx, { playerId, at }, wish, { ...draft, quote: 'open' });
  return trx;
}
