import { ARRIVAL_S, REASON_ACCOUNT, REASON_AMOUNT, REASON_NOT_FOUND, type TransactionAction } from '@site/api/contracts/funds';
import { paisa, paisaOf, type Paisa } from '@site/api/money';
import type { QueuedTransaction } from '@site/platform-operator/calls';

/** Kind, method and text that the list is narrowed to; empty texts narrow nothing. */
export interface QueueFilter {
  action: string;
  method: string;
  text: string;
}

/** A decision that a person is about to make. */
export interface Deciding {
  verdict: 'approve' | 'refuse';
  requests: readonly QueuedTransaction[];
}

const TEXTS = ['transaction_id', 'username', 'account_number', 'trx_id', 'amount'] as const;

/** Requests that fit a filter, in their order. The text is looked for in number, player, account, TRX ID and amount. */
export function filtered(queue: readonly QueuedTransaction[], { action, method, text }: QueueFilter): QueuedTransaction[] {
  const wanted = text.trim().toLowerCase();
  return queue.filter(
    (request) =>
      (action === '' || request.action === action) &&
      (method === '' || request.method === method) &&
      (wanted === '' || TEXTS.some((field) => request[field]?.toLowerCase().includes(wanted))),
  );
}

/** Payment methods that occur, in the order of the alphabet. */
export const methodsOf = (queue: readonly QueuedTransaction[]) => [...new Set(queue.map(({ method }) => method))].sort();

/** Sum of amounts in paisa. */
export const totalOf = (requests: readonly QueuedTransaction[]): Paisa =>
  paisa(requests.reduce((sum, { amount }) => sum + paisaOf(amount), 0n));

/** True when a request waits longer than players are promised. */
export const isLate = ({ waits_s: waits }: QueuedTransaction) => waits > ARRIVAL_S;

/** Hours and minutes of a wait. */
export const waitOf = (seconds: number) => ({ hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });

/** Reasons that players know in both languages, by the kind of the request. */
const REASONS = {
  deposit: [REASON_NOT_FOUND, REASON_AMOUNT],
  withdraw: [REASON_ACCOUNT],
} as const satisfies Record<TransactionAction, readonly string[]>;

/** Reasons that fit every one of these requests. */
export function reasonsFor(requests: readonly QueuedTransaction[]): readonly string[] {
  const lists = [...new Set(requests.map(({ action }) => action))].map((action): readonly string[] => REASONS[action]);
  return (lists[0] ?? []).filter((reason) => lists.every((list) => list.includes(reason)));
}
