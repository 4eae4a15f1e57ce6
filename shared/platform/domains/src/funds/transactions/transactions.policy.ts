import { ARRIVAL_S, CHANGE_WAIT_S, type TransactionAction } from '@site/api/contracts/funds';
import { paisaOfTaka } from '@site/api/money';
import { secondsBetween } from '@site/platform-kit/time/clock';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { OperatorSettings } from '#site';
import type { TransactionRow } from './transactions.rows';

export type TransactionVerdict = { key: '1' } | { key: '2'; reason: string };

/** Verdicts that two people make about a request of this kind from the limit on: a refused deposit moves no money. */
const VERDICTS_OF_TWO = {
  deposit: ['1'],
  withdraw: ['1', '2'],
} as const satisfies Record<TransactionAction, readonly TransactionVerdict['key'][]>;

/** Verdicts about a request that need a second person. @param fromTaka lowest amount of them, whole BDT */
export const verdictsOfTwo = (
  { action, amount }: Pick<TransactionRow, 'action' | 'amount'>,
  fromTaka: number,
): readonly TransactionVerdict['key'][] => (amount >= paisaOfTaka(fromTaka) ? VERDICTS_OF_TWO[action] : []);

type RequestState = Pick<TransactionRow, 'action' | 'key' | 'isClosed' | 'submittedAt' | 'decidedAt'>;

export interface ChangeRules {
  /** A player may revert or edit a pending withdrawal. */
  withdrawalRevert: boolean;
}

export const changeRulesOf = ({ withdrawal_revert: revert }: Pick<OperatorSettings, 'withdrawal_revert'>): ChangeRules => ({
  withdrawalRevert: revert === 'on',
});

/** Whole seconds until the money should arrive; negative when it is late, null when the request is decided. */
export const arrivesIn = ({ key, submittedAt }: RequestState, now: Date) =>
  key === '0' ? ARRIVAL_S - Math.floor(secondsBetween(submittedAt, now)) : null;

/** Whole seconds until the player may revert or resubmit the request, at least 0; null where that is not possible. */
export function changeableIn(transaction: RequestState, now: Date, rules: ChangeRules): number | null {
  const since = lastStepOf(transaction, rules);
  return since && Math.max(0, Math.ceil(CHANGE_WAIT_S - secondsBetween(since, now)));
}

/** The wait counts from the submission of a pending request, and from the decision on a refused one. */
function lastStepOf({ action, key, isClosed, submittedAt, decidedAt }: RequestState, { withdrawalRevert }: ChangeRules): Date | null {
  if (key === '1' || isClosed) return null;
  if (key === '2') return decidedAt;
  return action === 'deposit' || withdrawalRevert ? submittedAt : null;
}

/** @throws Refusal `funds.not_changeable`, `funds.too_early` */
export function refuseChange(transaction: RequestState, now: Date, rules: ChangeRules) {
  const wait = changeableIn(transaction, now, rules);
  if (wait === null) throw new Refusal('funds.not_changeable');
  if (wait > 0) throw new Refusal('funds.too_early', { retryAfterS: wait });
}

/**
 * Prevents a decision on a change that the operator has not seen: the decision names its attempt, and must do so when the player edited the
 * request while it waited.
 * @throws Refusal `funds.not_changeable`, `funds.changed`
 */
export function refuseDecision({ key, attempt, isEdited }: Pick<TransactionRow, 'key' | 'attempt' | 'isEdited'>, seen?: number) {
  if (key !== '0') throw new Refusal('funds.not_changeable');
  if (seen === undefined ? isEdited : seen !== attempt) throw new Refusal('funds.changed');
}
