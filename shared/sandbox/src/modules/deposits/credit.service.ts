import type { Executor } from '#core/database';
import type { TransactionRow } from '../transactions/transactions.tables';

/**
 * Puts an approved deposit on the main wallet, with rebate and promotion bonus, and writes its turnover tickets. The caller holds
 * the player's turn and has marked the row. @returns paisa that came on top
 */
export async function creditDeposit(_tx: Executor, _deposit: TransactionRow, _at: Date): Promise<{ bonus: bigint; rebate: bigint }> {
  throw new Error('not there yet');
}
