import type { TimelineStep } from '@site/api/contracts/funds';
import { writeAudit } from '@site/platform-kit/http/audit';
import type { Executor } from '@site/platform-kit/data/database';
import { queuePush, writeMessage } from '#notifications';
import { printAmount } from '@site/api/money';
import { insertEvent, type EventAuthor } from './events.repository';
import { messageStepOf, stepMessage } from './transactions.messages';
import type { TransactionRow } from './transactions.rows';

/** Screen with the request and its reason. */
const RECORDS = '/transaction-record';

const DECIDED = {
  deposit: { approved: 'depositApproved', failed: 'depositFailed' },
  withdraw: { approved: 'withdrawalApproved', failed: 'withdrawalFailed' },
} as const;

/** Author, time and origin of a step. */
export interface By {
  actor: EventAuthor;
  at: Date;
  ip: string;
  /** Names of the people, where two of them decide. */
  people?: { proposedBy: string; decidedBy?: string };
}

/** Writes a step of the request to its timeline, to the audit log and to the player's inbox; a decision goes to the player's devices, too. */
export async function recordStep(tx: Executor, row: TransactionRow, { step, ...by }: By & { step: Exclude<TimelineStep, 'initiated'> }) {
  const { actor, at } = by;
  await insertEvent(tx, { transactionId: row.id, step, at, actor, reason: row.reason ?? undefined });
  await auditStep(tx, row, step, by);
  await writeMessage(tx, { playerId: row.playerId, at, ...stepMessage(row, messageStepOf(row, step, actor)) });
  if (step === 'received' || actor === 'player') return;
  await queuePush(tx, { playerId: row.playerId, at, news: DECIDED[row.action][step], path: RECORDS, about: `request:${row.number}` });
}

/** Steps of the audit log; those that the player does not see as well. */
type AuditedStep = TimelineStep | 'closed' | 'proposed' | 'sent_back';

export async function auditStep(tx: Executor, row: TransactionRow, step: AuditedStep, { actor, at, ip, people }: By) {
  const { number, amount, methodName, attempt, reason, isEdited } = row;
  const edited = isEdited && step === 'received' ? { edited: true } : {};
  const detail = {
    transaction_id: number,
    amount: printAmount(amount),
    method: methodName,
    attempt,
    actor,
    ...edited,
    ...(reason ? { reason } : {}),
    ...(people ? { proposed_by: people.proposedBy } : {}),
    ...(people?.decidedBy ? { decided_by: people.decidedBy } : {}),
  };
  await writeAudit(tx, { at, action: `${row.action}.${step}`, playerId: row.playerId, ip, detail });
}
