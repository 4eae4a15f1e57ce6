import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { TransactionVerdict } from '../transactions/transactions.policy';

/** A decision that one person has proposed and that waits for a second one. */
export interface ProposalRow {
  id: number;
  verdict: TransactionVerdict;
  /** Name of the person, as the audit log has it. */
  by: string;
  at: Date;
}

type RawProposal = Pick<Columns<'cash_transaction_proposal'>, 'id' | 'reason' | 'proposed_by' | 'proposed_at'> & {
  key: TransactionVerdict['key'];
};

export const toProposal = ({ id, key, reason, proposed_by: by, proposed_at: at }: RawProposal): ProposalRow => ({
  id: Number(id),
  verdict: key === '1' ? { key } : { key, reason: reason ?? '' },
  by,
  at: new Date(at),
});

/** Requires the lock on the request. */
export async function insertProposal(tx: Executor, transactionId: number, { verdict, by, at }: Omit<ProposalRow, 'id'>) {
  await tx.execute(sql`
    insert into cash_transaction_proposal (transaction_id, key, reason, proposed_by, proposed_at)
    values (${transactionId}, ${verdict.key}, ${verdict.key === '2' ? verdict.reason : null}, ${by}, ${at.toISOString()})`);
}

export async function findProposal(db: Executor, transactionId: number): Promise<ProposalRow | null> {
  const { rows } = await db.execute<RawProposal>(sql`
    select id, key, reason, proposed_by, proposed_at from cash_transaction_proposal where transaction_id = ${transactionId}`);
  return rows[0] ? toProposal(rows[0]) : null;
}

/** Requires the lock on the request. */
export async function deleteProposal(tx: Executor, transactionId: number) {
  await tx.execute(sql`delete from cash_transaction_proposal where transaction_id = ${transactionId}`);
}
