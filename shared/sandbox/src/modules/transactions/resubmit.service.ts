import type { resubmitTransaction } from '@site/api/contracts/funds';
import type * as z from '@site/api/schema';
import type { Executor } from '#core/database';
import { checkAgain as checkDeposit } from '../deposits/deposits.service';
import { keepReceipt } from '../receipts/receipts.service';
import { holdWithdrawal } from '../withdrawals/hold.service';
import { confirmAccount, type Withdrawing } from '../withdrawals/paid-accounts.service';
import { checkAgain as checkWithdrawal } from '../withdrawals/withdrawals.service';
import { lockOwn, type Asker } from './revert.service';
import { reviewMoment } from './review.rules';
import { recordStep } from './steps.service';
import { refuseResubmit } from './transactions.policy';
import { reopen, type NewAttempt } from './transactions.repository';
import type { TransactionRow } from './transactions.tables';

type ResubmitInput = Omit<z.output<typeof resubmitTransaction.input>, 'confirmation'>;

/**
 * Sends a refused request again with other values: it waits anew, under its old number.
 * @throws Refusal `funds.not_changeable`, `funds.too_early`, `platform.not_found`, and what a new request is refused with
 */
export async function resubmitOwn(tx: Executor, asker: Withdrawing, input: ResubmitInput): Promise<TransactionRow> {
  const refused = await lockOwn(tx, asker, input.transaction_id);
  refuseResubmit(refused, asker.at);
  return (refused.action === 'deposit' ? resubmitDeposit : resubmitWithdrawal)(tx, asker, refused, input);
}

async function resubmitDeposit(tx: Executor, asker: Asker, refused: TransactionRow, input: ResubmitInput): Promise<TransactionRow> {
  const { amount, account_number: accountNumber, trx_id: trxId = '', receipt } = input;
  const { playerId, at } = asker;
  const trx = await checkDeposit(tx, refused, { amount, accountNumber, trxId }, at);
  const row = await submitAgain(tx, asker, refused, { amount, accountNumber, trx });
  if (receipt) await keepReceipt(tx, { transactionId: row.id, playerId, file: receipt, at });
  return row;
}

async function resubmitWithdrawal(
  tx: Executor,
  asker: Withdrawing,
  refused: TransactionRow,
  { amount, account_number: accountNumber }: ResubmitInput,
): Promise<TransactionRow> {
  await checkWithdrawal(tx, refused, { amount, accountNumber }, asker.at);
  await confirmAccount(tx, asker, { methodName: refused.methodName, accountNumber });
  const row = await submitAgain(tx, asker, refused, { amount, accountNumber, trx: null });
  await holdWithdrawal(tx, row, asker.at);
  return row;
}

async function submitAgain(tx: Executor, { at, ip }: Asker, refused: TransactionRow, values: NewAttempt): Promise<TransactionRow> {
  const { number, attempt } = refused;
  const reviewAt = reviewMoment({ number, attempt: attempt + 1, trxKey: values.trx?.key ?? null }, at);
  const row = await reopen(tx, refused, values, { at, reviewAt });
  await recordStep(tx, row, { step: 'received', actor: 'player', at, ip });
  return row;
}
