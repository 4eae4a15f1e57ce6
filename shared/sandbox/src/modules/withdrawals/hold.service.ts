import type { Executor } from '#core/database';
import type { TransactionRow } from '../transactions/transactions.tables';

/** Moves the amount from the main wallet to what is held. @throws InsufficientFunds before anything is written */
export async function holdWithdrawal(_tx: Executor, _withdrawal: TransactionRow, _at: Date): Promise<void> {
  throw new Error('not there yet');
}

/** What was held leaves the books. */
export async function payOut(_tx: Executor, _withdrawal: TransactionRow, _at: Date): Promise<void> {
  throw new Error('not there yet');
}

/** What was held goes back to the main wallet. */
export async function returnHold(_tx: Executor, _withdrawal: TransactionRow, _at: Date): Promise<void> {
  throw new Error('not there yet');
}
