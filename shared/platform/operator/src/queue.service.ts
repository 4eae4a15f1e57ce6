import { secondsBetween } from '@site/platform-kit/time/clock';
import type { TransactionAction } from '@site/api/contracts/funds';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { printAmount } from '@site/api/money';
import {
  confirmProposal,
  countQueue,
  decideOrPropose,
  findNamed,
  isReviewed,
  listQueue,
  type ProposalRow,
  type QueuePlace,
  type QueueRow,
  sendBack,
  type TransactionVerdict,
  verdictsOfTwo,
} from '@site/platform-domains/funds';
import { getSettings } from '@site/platform-domains/site';
import type { Operator } from './operator';
import {
  type DecidedTransaction,
  type DecisionProposal,
  QUEUE_ROWS_MAX,
  type QueuedTransaction,
  type QueuePage,
  type RequestVerdict,
} from './queue.shapes';

interface QueueQuestion {
  action?: TransactionAction | undefined;
  method?: string | undefined;
  text?: string | undefined;
  after?: string | undefined;
  limit?: number | undefined;
}

/** One page of the requests that wait for a decision, the oldest first. */
export async function readQueue(context: PlatformContext, { after, limit = QUEUE_ROWS_MAX, ...filter }: QueueQuestion): Promise<QueuePage> {
  const { db, clock } = context;
  const now = clock.now();
  const isReviewing = await isReviewed(context);
  const { second_person_from: from } = await getSettings(db);
  const found = await listQueue(db, { ...filter, after: after === undefined ? undefined : placeIn(after), limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map((request) => presentQueued(request, { now, isReviewing, from })),
    next: found.length > limit && last ? `${last.row.submittedAt.toISOString()}~${last.row.id}` : null,
    ...(await countQueue(db)),
  };
}

/** @throws Refusal `platform.invalid` for a day that is in no calendar */
function placeIn(after: string): QueuePlace {
  const [moment = '', id] = after.split('~');
  const submittedAt = new Date(moment);
  if (Number.isNaN(submittedAt.getTime())) throw new Refusal('platform.invalid', { errors: { after: ['Invalid time'] } });
  return { submittedAt, id: Number(id) };
}

interface QueueView {
  now: Date;
  isReviewing: boolean;
  /** Lowest amount that two people decide, whole BDT. */
  from: number;
}

function presentQueued({ row, username, status, proposal }: QueueRow, { now, isReviewing, from }: QueueView): QueuedTransaction {
  return {
    transaction_id: row.number,
    attempt: row.attempt,
    is_edited: row.isEdited,
    action: row.action,
    amount: printAmount(row.amount),
    username,
    method: row.methodName,
    account_number: row.accountNumber,
    trx_id: row.trxId,
    submitted_at: row.submittedAt.toISOString(),
    waits_s: Math.floor(secondsBetween(row.submittedAt, now)),
    review_at: isReviewing && status === 'active' && !proposal && row.reviewAt ? row.reviewAt.toISOString() : null,
    needs_second: verdictsOfTwo(row, from).map((key) => VERDICT_OF[key]),
    proposal: proposal && presentProposal(proposal),
  };
}

const VERDICT_OF = { '1': 'approve', '2': 'refuse' } as const satisfies Record<TransactionVerdict['key'], RequestVerdict>;

const presentProposal = ({ id, verdict, by, at }: ProposalRow): DecisionProposal => ({
  id,
  verdict: VERDICT_OF[verdict.key],
  reason: verdict.key === '2' ? verdict.reason : null,
  by,
  at: at.toISOString(),
});

interface NamedRequest {
  /** Our number, or the TRX ID of a waiting deposit. */
  transaction_id: string;
  /** Attempt that the operator has seen. */
  attempt?: number | undefined;
}

interface NamedProposal extends Pick<NamedRequest, 'transaction_id'> {
  proposal: number;
}

/**
 * Decides a request, or proposes the decision where it needs a second person.
 * @throws Refusal `platform.not_found`, also when two requests wait with the TRX ID; `funds.not_changeable`, `funds.changed`
 */
export const decideNamed = (
  context: PlatformContext,
  { transaction_id: name, attempt }: NamedRequest,
  verdict: TransactionVerdict,
  { name: who }: Operator,
) => actOn(context, name, (tx, named, at) => decideOrPropose(tx, named, verdict, { name: who, at }, attempt));

/** @throws Refusal like `decideNamed`; `platform.forbidden` for the own proposal */
export const confirmNamed = (context: PlatformContext, { transaction_id: name, proposal }: NamedProposal, { name: who }: Operator) =>
  actOn(context, name, (tx, named, at) => confirmProposal(tx, named, proposal, { name: who, at }));

/** @throws Refusal like `decideNamed` */
export const sendNamedBack = (context: PlatformContext, { transaction_id: name, proposal }: NamedProposal, { name: who }: Operator) =>
  actOn(context, name, (tx, named, at) => sendBack(tx, named, proposal, { name: who, at }));

type Act = (tx: Executor, named: Awaited<ReturnType<typeof findNamed>>[number], at: Date) => ReturnType<typeof decideOrPropose>;

async function actOn({ db, clock }: PlatformContext, name: string, act: Act): Promise<DecidedTransaction> {
  const found = await findNamed(db, name);
  const [named] = found;
  if (!named || found.length > 1) throw new Refusal('platform.not_found');
  const { row, proposal } = await inTransaction(db, (tx) => act(tx, named, clock.now()));
  return {
    transaction_id: row.number,
    action: row.action,
    key: row.key,
    amount: printAmount(row.amount),
    reason: row.reason,
    proposal: proposal && presentProposal(proposal),
  };
}
