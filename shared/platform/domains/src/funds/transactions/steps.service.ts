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
}

/** Writes a step of the request to its timeline, to the audit log and to the player's inbox; a decision goes to the player's devices, too. */
export async function recordStep(
  tx: Executor,
  row: TransactionRow,
  { step, actor, at, ip }: By & { step: Exclude<TimelineStep, 'initiated'> },
) {
  await insertEvent(tx, { transactionId: row.id, step, at, actor, reason: row.reason ?? undefined });
  await auditStep(tx, row, step, { actor, at, ip });
  await writeMessage(tx, { playerId: row.playerId, at, ...stepMessage(row, messageStepOf(row, step, actor)) });
  if (step === 'received' || actor === 'player') return;
  await queuePush(tx, { playerId: row.playerId, at, news: DECIDED[row.action][step], path: RECORDS, about: `request:${row.number}` });
}

export async function auditStep(tx: Executor, row: TransactionRow, step: TimelineStep | 'closed', { actor, at, ip }: By) {
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
  };
  await writeAudit(tx, { at, action: `${row.action}.${step}`, playerId: row.playerId, ip, detail });
}
