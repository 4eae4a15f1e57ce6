import type { LimitKind, LimitPeriod, PlayLimit, SaferPlay } from '@site/api/contracts/safer-play';
import { paisa, type Paisa } from '@site/api/money';
import * as z from '@site/api/schema';
import { formatMoney, paisaOf, type Translate } from '@site/i18n';
import { minuteOf } from './pause.rules';

const OTHER_DIGITS = /(?![0-9])\p{Nd}/u;
const AMOUNT = /^\d+(\.\d+)?$/;

/** In this order; the message key of the first check that fails is shown. */
const amountChecks: readonly (readonly [failsWhen: (text: string) => boolean, message: string])[] = [
  [(text) => text === '', 'safer.limit.problem.empty'],
  [(text) => OTHER_DIGITS.test(text), 'safer.limit.problem.digits'],
  [(text) => !AMOUNT.test(text), 'safer.limit.problem.form'],
  [(text) => /\.\d{3,}$/.test(text), 'safer.limit.problem.decimals'],
  [(text) => /^0+(\.0*)?$/.test(text), 'safer.limit.problem.zero'],
  [(text) => !z.safeParse(z.amountInput(), text).success, 'safer.limit.problem.large'],
];

/** Problem of a typed limit, as a text key; null when it can be sent. */
export function amountProblem(typed: string, current: string | null): string | null {
  const text = typed.trim();
  const problem = amountChecks.find(([failsWhen]) => failsWhen(text))?.[1];
  if (problem) return problem;
  return current !== null && paisaOf(text) === paisaOf(current) ? 'safer.limit.problem.same' : null;
}

/** Effect of a typed amount: `holds` applies at once, `waits` after 24 hours; null while the text is no valid amount. */
export function effectOf(typed: string, current: string | null): 'holds' | 'waits' | null {
  if (amountProblem(typed, current)) return null;
  return current === null || paisaOf(typed.trim()) < paisaOf(current) ? 'holds' : 'waits';
}

/** Whole percent of the limit that is used, at most 100. */
export function usedPercent(amount: string, used: string): number {
  const limit = paisaOf(amount);
  return limit > 0n ? Number(smaller(paisa(100n), paisa((paisaOf(used) * 100n) / limit))) : 100;
}

/** Amount that may still be used; 0 when the limit is below the used amount. */
export function leftOf(amount: string, used: string): Paisa {
  const left = paisa(paisaOf(amount) - paisaOf(used));
  return left > 0n ? left : paisa(0n);
}

export const limitsOf = (limits: readonly PlayLimit[], kind: LimitKind) => limits.filter((limit) => limit.kind === kind);

/** Replaces one limit by the platform's answer to its change. */
export const withLimit = <Answer extends Pick<SaferPlay, 'limits'>>(saferPlay: Answer, changed: PlayLimit): Answer => ({
  ...saferPlay,
  limits: saferPlay.limits.map((limit) => (isSame(limit, changed) ? changed : limit)),
});

/** A player's action on one limit; `set` with null removes it. */
export type LimitMove = { do: 'set'; amount: string | null } | { do: 'confirm' } | { do: 'keep' };

/** Message to the player after the platform's answer. */
export function saidAfter(t: Translate, move: LimitMove, { amount, pending }: PlayLimit): string {
  if (move.do === 'keep') return t('safer.limit.said.kept');
  if (pending) return t('safer.limit.said.waits', { date: minuteOf(pending.due_at) });
  return amount === null ? t('safer.limit.said.removed') : t('safer.limit.said.holds', { amount: formatMoney(amount) });
}

type LimitName = { kind: LimitKind; period: LimitPeriod };
const isSame = (one: LimitName, other: LimitName) => one.kind === other.kind && one.period === other.period;
const smaller = (one: Paisa, other: Paisa) => (one < other ? one : other);
