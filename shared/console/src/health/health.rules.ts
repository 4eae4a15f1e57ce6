import { formatCount } from '@site/i18n';
import { OLD_AFTER_S, type ChartOfHealth, type ChartUnit, type Health, type RuleOfHealth } from '@site/platform-operator/calls';

type RuleState = RuleOfHealth['state'];

/** The states in the order of the page: what somebody has to act on comes first. */
export const STATES = ['bad', 'late', 'unknown', 'good'] as const satisfies readonly RuleState[];

/**
 * Age in seconds of the newest number; null without any.
 * @param waitedS time since the answer came, so that an answer that is not followed by another one grows old
 */
export const ageOf = ({ at, source }: Health, waitedS: number): number | null =>
  source.newest_at === null ? null : Math.max(0, at - source.newest_at) + waitedS;

/** True when the numbers say nothing about now. */
export const isOld = (health: Health, waitedS: number): boolean => {
  const age = ageOf(health, waitedS);
  return health.source.fault !== null || age === null || age > OLD_AFTER_S;
};

/** The rules with what is known now: nothing, once the numbers are old. */
export function rulesNow({ rules }: Health, old: boolean): RuleOfHealth[] {
  const shown = old ? rules.map((rule) => ({ ...rule, state: 'unknown' as const, since: null, words: [] })) : rules;
  return shown.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state));
}

/** Milliseconds below a second; a second and more with one digit. */
function seconds(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return '0 ms';
  if (size < 0.01) return `${(value * 1000).toFixed(1)} ms`;
  return size < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(1)} s`;
}

/** Writers of the values of a chart. Each is the same function always, because a new one draws the chart anew. */
export const FORMATS: Readonly<Record<ChartUnit, (value: number) => string>> = {
  perSecond: (value) => `${value >= 100 ? Math.round(value) : value.toFixed(value >= 10 ? 1 : 2)} /s`,
  seconds,
  count: (value) => formatCount(Math.round(value)),
  ratio: (value) => `${Math.round(value * 100)} %`,
};

/** The data of a chart with names for people. @param nameOf name of the line with this name; an empty one is the only line */
export const namedLines = ({ moments, lines }: ChartOfHealth, nameOf: (line: string) => string) => ({
  moments,
  lines: lines.map(({ name, values }) => ({ name: nameOf(name), values })),
});
