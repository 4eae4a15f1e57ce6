import { paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { type AccountRef, playerCash, playerHeld, post, system } from '#ledger';
import type { TransactionRow } from '../transactions/transactions.rows';

/** Moves the amount from the main wallet to the held money. @throws InsufficientFunds before anything is written */
export const holdWithdrawal = (tx: Executor, withdrawal: TransactionRow, at: Date) =>
  move(tx, 'withdrawal_hold', withdrawal, playerCash(withdrawal.playerId), playerHeld(withdrawal.playerId), at);

/** Moves the held money out of the player's accounts. */
export const payOut = (tx: Executor, withdrawal: TransactionRow, at: Date) =>
  move(tx, 'withdrawal', withdrawal, playerHeld(withdrawal.playerId), system(`CLEARING:${withdrawal.methodName}`, withdrawal.playerId), at);

/** Moves the held money back to the main wallet. */
export const returnHold = (tx: Executor, withdrawal: TransactionRow, at: Date) =>
  move(tx, 'withdrawal_returned', withdrawal, playerHeld(withdrawal.playerId), playerCash(withdrawal.playerId), at);

/** Each attempt has idempotency keys of its own, so that it holds once and ends once. */
async function move(tx: Executor, kind: string, { id, attempt, amount }: TransactionRow, from: AccountRef, to: AccountRef, at: Date) {
  const postings = [
    { account: from, amount: paisa(-amount) },
    { account: to, amount },
  ];
  const isNew = await post(tx, { kind, idemKey: `${kind}:${id}:${attempt}`, ref: { type: 'withdrawal', id: String(id) }, postings, at });
  if (!isNew) throw new Error(`${kind} of withdrawal ${id} was posted before`);
}
