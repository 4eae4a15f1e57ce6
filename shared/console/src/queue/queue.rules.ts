import {
  ARRIVAL_S,
  REASON_ACCOUNT,
  REASON_AMOUNT,
  REASON_NOT_FOUND,
  TRANSACTION_ACTIONS,
  type TransactionAction,
} from '@site/api/contracts/funds';
import { paisa, paisaOf, type Paisa } from '@site/api/money';
import type { QueuedTransaction } from '@site/platform-operator/calls';

/** Kind, method and text that the list is narrowed to; empty texts narrow nothing. */
export interface QueueFilter {
  action: TransactionAction | '';
  method: string;
  text: string;
}

/** The kind in an address; empty for any other text. */
export const actionIn = (text: string | null): TransactionAction | '' => TRANSACTION_ACTIONS.find((action) => action === text) ?? '';

/** A decision that a person is about to make. */
export interface Deciding {
  verdict: 'approve' | 'refuse' | 'confirm' | 'sendBack';
  requests: readonly QueuedTransaction[];
}

/**
 * Verdicts that a person may give about one request: a decision, or an answer to the proposal of another person.
 * @param own name of the person, who never confirms an own proposal
 */
export function verdictsFor({ proposal }: QueuedTransaction, own: string): { yes: Deciding['verdict'] | null; no: Deciding['verdict'] } {
  if (!proposal) return { yes: 'approve', no: 'refuse' };
  return { yes: proposal.by === own ? null : 'confirm', no: 'sendBack' };
}

/** True when a decision only proposes: another person has to confirm it. */
export const isProposalOf = (verdict: Deciding['verdict'], { needs_second: needs }: QueuedTransaction) =>
  (verdict === 'approve' || verdict === 'refuse') && needs.includes(verdict);

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
