import type { Executor } from '@site/platform-kit/data/database';
import { lockCash } from '#ledger';
import { creditDeposit } from '../deposits/credit.service';
import { payOut, returnHold } from '../withdrawals/hold.service';
import { recordStep, type By } from '../transactions/steps.service';
import { deleteProposal } from './proposals.repository';
import { refuseDecision, type TransactionVerdict } from '../transactions/transactions.policy';
import { lockTransaction, markDecided, saveExtras } from '../transactions/transactions.repository';
import type { TransactionRow } from '../transactions/transactions.rows';

/**
 * Decides a request that waits, for the history of the demo: no limit asks for a second person.
 * @throws Refusal `funds.not_changeable` when it does not wait any more
 */
export async function decideTransaction(
  tx: Executor,
  { id, playerId }: Pick<TransactionRow, 'id' | 'playerId'>,
  verdict: TransactionVerdict,
  by: By,
): Promise<TransactionRow> {
  await lockCash(tx, playerId);
  const row = await lockTransaction(tx, id);
  refuseDecision(row, row.attempt);
  return decideLocked(tx, row, verdict, by);
}

/** Decides a request with all its effects. Requires the lock on the player's wallet and on the request, which must wait. */
export async function decideLocked(tx: Executor, row: TransactionRow, verdict: TransactionVerdict, by: By): Promise<TransactionRow> {
  await deleteProposal(tx, row.id);
  const marked = await markDecided(tx, row.id, verdict, by.at);
  const decided = await moveMoney(tx, marked, by.at);
  await recordStep(tx, decided, { ...by, step: verdict.key === '1' ? 'approved' : 'failed' });
  return decided;
}

async function moveMoney(tx: Executor, row: TransactionRow, at: Date): Promise<TransactionRow> {
  const isApproved = row.key === '1';
  if (row.action === 'deposit') return isApproved ? saveExtras(tx, row.id, await creditDeposit(tx, row, at)) : row;
  await (isApproved ? payOut : returnHold)(tx, row, at);
  return row;
}
