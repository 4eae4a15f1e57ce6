import { isCounted } from '@site/serving/metrics';
import { metricsIn } from '@site/serving/promql';
import { followRule, wordsOf, type AlertRule } from '@site/serving/rules';
import { HEALTH_CHARTS } from './charts';
import { LINES_MAX, OLD_AFTER_S, type ChartOfHealth, type Health, type RuleOfHealth } from './health.shapes';
import type { HealthSource, Moments, OpenedSource, RangeLine } from './source';

const SHOWN_S = 3600;
const CHART_STEP_S = 15;
/** The shortest wait of a rule is as long. */
const RULE_STEP_S = 30;

/** Picture of the last hour from a source. @throws Error in words for people when it does not answer */
export async function pictureOf(source: HealthSource, rules: readonly AlertRule[]): Promise<Health> {
  const opened = await source.open();
  const { now, newestAt, processes } = opened;
  const isOld = newestAt === null || now - newestAt > OLD_AFTER_S;
  const moments = momentsUntil(now, RULE_STEP_S);
  const [followed, charts] = await Promise.all([
    isOld ? rules.map(unknown) : Promise.all(rules.map((rule) => follow(rule, opened, moments))),
    Promise.all(HEALTH_CHARTS.map((chart) => drawn(chart, opened, momentsUntil(now, CHART_STEP_S)))),
  ]);
  return { at: now, source: { kind: source.kind, newest_at: newestAt, fault: null, processes }, rules: followed, charts };
}

/** Multiples of the step, so that a point does not move from look to look. */
function momentsUntil(now: number, stepS: number): Moments {
  const last = Math.floor(now / stepS) * stepS;
  return Array.from({ length: SHOWN_S / stepS + 1 }, (_, index) => last - SHOWN_S + index * stepS);
}

async function follow(rule: AlertRule, { range, metrics }: OpenedSource, moments: Moments): Promise<RuleOfHealth> {
  if (!isKnown(rule, metrics)) return unknown(rule);
  const lines = await range(rule.text, moments);
  const badAt = (index: number) =>
    lines.flatMap(({ labels, values }) => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ labels, value }];
    });
  const { state, since, bad } = followRule(
    moments.map((at, index) => ({ at, bad: badAt(index) })),
    rule.forS,
  );
  return { ...constantsOf(rule), state, since, words: bad.map((sample) => wordsOf(rule.summary, sample)) };
}

const constantsOf = ({ name, group, severity, action }: AlertRule) => ({ name, group, severity, action });

const unknown = (rule: AlertRule): RuleOfHealth => ({ ...constantsOf(rule), state: 'unknown', since: null, words: [] });

/** A rule about something that is missing is always known, and what is counted by events may have had none. */
const isKnown = ({ expression }: AlertRule, present: ReadonlySet<string>) =>
  (expression.kind === 'call' && expression.name === 'absent') ||
  metricsIn(expression).every((metric) => present.has(metric) || isCounted(metric));

async function drawn(chart: (typeof HEALTH_CHARTS)[number], { range }: OpenedSource, moments: Moments): Promise<ChartOfHealth> {
  const { name, unit, queries } = chart;
  const lines = await Promise.all(
    queries.map(async ({ expression, by, name: own = '' }) =>
      (await range(expression, moments)).map((line) => ({
        name: by === undefined ? own : (line.labels[by] ?? ''),
        values: [...line.values],
      })),
    ),
  );
  return { name, unit, moments: [...moments], lines: greatest(lines.flat()) };
}

/** The lines with the greatest newest values, by their names. */
const greatest = (lines: readonly { name: string; values: RangeLine['values'][number][] }[]) =>
  lines
    .toSorted((a, b) => newest(b.values) - newest(a.values))
    .slice(0, LINES_MAX)
    .sort((a, b) => (a.name < b.name ? -1 : 1));

const newest = (values: readonly (number | null)[]) => Math.abs(values.findLast((value) => value !== null) ?? 0);
