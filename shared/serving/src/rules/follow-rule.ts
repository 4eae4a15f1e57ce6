import { keyOfLabels, type Sample } from '../promql';

/** `late`: it is bad, and not yet for as long as the rule waits; `bad`: somebody has to act. */
type RuleState = 'good' | 'late' | 'bad';

/** The values of a rule at one moment; no value: nothing is bad. */
export interface RuleMoment {
  /** Epoch seconds. */
  at: number;
  bad: readonly Sample[];
}

export interface FollowedRule {
  state: RuleState;
  /** Begin of this state; null when it is older than the moments. */
  since: number | null;
  /** The values that are bad now. */
  bad: readonly Sample[];
}

/** Follows a rule over moments, the oldest first: each of its values has to be bad without a break for `forS` seconds. */
export function followRule(moments: readonly RuleMoment[], forS: number): FollowedRule {
  let began = new Map<string, number>();
  let followed: FollowedRule = { state: 'good', since: null, bad: [] };
  for (const [index, { at, bad }] of moments.entries()) {
    began = new Map(bad.map(({ labels }) => [keyOfLabels(labels), began.get(keyOfLabels(labels)) ?? at]));
    const ripe = bad.filter(({ labels }) => at - (began.get(keyOfLabels(labels)) ?? at) >= forS);
    const state: RuleState = ripe.length ? 'bad' : bad.length ? 'late' : 'good';
    const shown = ripe.length ? ripe : bad;
    // Nobody knows how long a value was bad before the first moment.
    const isOlder = index === 0 || (shown.length > 0 && shown.every(({ labels }) => began.get(keyOfLabels(labels)) === moments[0]?.at));
    const since = state === followed.state && index > 0 ? followed.since : isOlder ? null : at;
    followed = { state, since, bad: shown };
  }
  return followed;
}
