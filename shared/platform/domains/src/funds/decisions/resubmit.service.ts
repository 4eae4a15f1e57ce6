import { REASON_REVERTED, type resubmitTransaction } from '@site/api/contracts/funds';
import type * as z from '@site/api/schema';
import type { Executor } from '@site/platform-kit/data/database';
import { checkAgain as checkDeposit } from '../deposits/deposits.service';
import { getSettings } from '#site';
import { keepReceipt } from '../receipts/receipts.service';
import { holdWithdrawal, returnHold } from '../withdrawals/hold.service';
import { confirmAccount, type Withdrawing } from '../withdrawals/paid-accounts.service';
import { checkAgain as checkWithdrawal } from '../withdrawals/withdrawals.service';
import { deleteProposal } from './proposals.repository';
import { lockOwn, type RequestOwner } from './revert.service';
import { reviewMoment } from '../transactions/review.rules';
import { recordStep } from '../transactions/steps.service';
import { changeRulesOf, refuseChange } from '../transactions/transactions.policy';
import { markDecided, reopen, type NewAttempt } from '../transactions/transactions.repository';
import type { TransactionRow } from '../transactions/transactions.rows';

type ResubmitInput = Omit<z.output<typeof resubmitTransaction.input>, 'confirmation'>;

/** A request whose last attempt is over. */
interface Ended {
  row: TransactionRow;
  /** True when that attempt still waited at the time of the edit. */
  wasPending: boolean;
}

/**
 * Sends a request that waits or was refused again with other values. It waits again, under its old number.
 * @throws Refusal `funds.not_changeable`, `funds.too_early`, `platform.not_found`, and every refusal of a new request
 */
export async function resubmitOwn(tx: Executor, asker: Withdrawing, input: ResubmitInput): Promise<TransactionRow> {
  const row = await lockOwn(tx, asker, input.transaction_id);
  refuseChange(row, asker.at, changeRulesOf(await getSettings(tx)));
  const wasPending = row.key === '0';
  const ended = { row: wasPending ? await endAttempt(tx, row, asker.at) : row, wasPending };
  return (row.action === 'deposit' ? resubmitDeposit : resubmitWithdrawal)(tx, asker, ended, input);
}

/**
 * Ends the attempt with what was proposed about it, and releases its hold, so that the new values pass the same checks as a new request. The caller's transaction reopens
 * the request, or rolls this back too.
 */
async function endAttempt(tx: Executor, row: TransactionRow, at: Date): Promise<TransactionRow> {
  if (row.action === 'withdraw') await returnHold(tx, row, at);
  await deleteProposal(tx, row.id);
  return markDecided(tx, row.id, { key: '2', reason: REASON_REVERTED }, at);
}

async function resubmitDeposit(tx: Executor, asker: RequestOwner, ended: Ended, input: ResubmitInput): Promise<TransactionRow> {
  const { amount, account_number: accountNumber, trx_id: trxId = '', receipt } = input;
  const { playerId, at } = asker;
  const trx = await checkDeposit(tx, ended.row, { amount, accountNumber, trxId }, at);
  const row = await submitAgain(tx, asker, ended, { amount, accountNumber, trx });
  if (receipt) await keepReceipt(tx, { transactionId: row.id, playerId, file: receipt, at });
  return row;
}

async function resubmitWithdrawal(
  tx: Executor,
  asker: Withdrawing,
  ended: Ended,
  { amount, account_number: accountNumber }: ResubmitInput,
): Promise<TransactionRow> {
  await checkWithdrawal(tx, ended.row, { amount, accountNumber }, asker.at);
  await confirmAccount(tx, asker, { methodName: ended.row.methodName, accountNumber });
  const row = await submitAgain(tx, asker, ended, { amount, accountNumber, trx: null });
  await holdWithdrawal(tx, row, asker.at);
  return row;
}

async function submitAgain(
  tx: Executor,
  { at, ip }: RequestOwner,
  { row: last, wasPending }: Ended,
  values: NewAttempt,
): Promise<TransactionRow> {
  const { number, attempt } = last;
  const reviewAt = reviewMoment({ number, attempt: attempt + 1, trxKey: values.trx?.key ?? null }, at);
  const row = await reopen(tx, last, values, { at, reviewAt, isEdited: wasPending });
  await recordStep(tx, row, { step: 'received', actor: 'player', at, ip });
  return row;
}
