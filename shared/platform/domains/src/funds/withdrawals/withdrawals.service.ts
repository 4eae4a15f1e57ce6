import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import { Refusal } from '@site/platform-kit/base/refusal';
import { available, lockCash } from '#ledger';
import { listVerifiedPhones } from '#access';
import { findMethod, findMethodByName } from '../payment-methods/payment-methods.repository';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.rows';
import { openTransaction } from '../transactions/transactions.service';
import type { TransactionRow } from '../transactions/transactions.rows';
import { holdWithdrawal } from './hold.service';
import { eligibilityProblem, withdrawalProblem } from './withdrawals.policy';
import type { PaidAccount } from './paid-accounts.service';
import { findEligibility } from './withdrawals.repository';

/** @throws Refusal with the first gate that fails */
export async function checkEligibility(db: Executor, playerId: number, now: Date) {
  const hasVerifiedPhone = (await listVerifiedPhones(db, playerId)).length > 0;
  const problem = eligibilityProblem({ ...(await findEligibility(db, playerId)), hasVerifiedPhone, today: dayOf(now) });
  if (problem) throw new Refusal(problem);
}

interface Named {
  payment_id: number;
  provider: string;
}

/** An open method, by its id, or by its name when the id is 0; when both are given they must agree. */
async function findNamedMethod(db: Executor, { payment_id: id, provider }: Named): Promise<PaymentMethodRow | null> {
  if (id === 0) return findMethodByName(db, provider);
  const method = await findMethod(db, id);
  return method?.status === 'active' && (provider === '' || provider === method.name) ? method : null;
}

export interface WithdrawalInput extends Named {
  account_number: string;
  amount: Paisa;
}

interface Who {
  playerId: number;
  at: Date;
  ip: string;
}

/**
 * Holds the amount until the request is decided.
 * @param confirm runs after every other check
 * @throws Refusal with the first check that fails
 */
export async function placeWithdrawal(
  tx: Executor,
  { playerId, at, ip }: Who,
  input: WithdrawalInput,
  confirm: (account: PaidAccount) => Promise<void>,
): Promise<TransactionRow> {
  await lockCash(tx, playerId);
  await checkEligibility(tx, playerId, at);
  const method = await findNamedMethod(tx, input);
  const { amount, account_number: accountNumber } = input;
  await checkWithdrawal(tx, playerId, { amount, accountNumber, method });
  if (!method) throw new Refusal('funds.method_unknown');
  await confirm({ methodName: method.name, accountNumber });
  const row = await openTransaction(tx, { playerId, action: 'withdraw', amount, method, accountNumber, initiatedAt: at, at, ip });
  await holdWithdrawal(tx, row, at);
  return row;
}

/** Runs the same checks for a request that is sent again. Requires the lock on the player's wallet. */
export async function checkAgain(
  tx: Executor,
  { playerId, methodId }: TransactionRow,
  draft: { amount: Paisa; accountNumber: string },
  at: Date,
) {
  await checkEligibility(tx, playerId, at);
  await checkWithdrawal(tx, playerId, { ...draft, method: await findNamedMethod(tx, { payment_id: methodId, provider: '' }) });
}

async function checkWithdrawal(
  tx: Executor,
  playerId: number,
  draft: { amount: Paisa; accountNumber: string; method: PaymentMethodRow | null },
) {
  const problem = withdrawalProblem({ ...draft, available: await available(tx, playerId) });
  if (problem) throw new Refusal(problem);
}
