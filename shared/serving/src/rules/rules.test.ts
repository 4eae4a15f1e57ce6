import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createEvaluation, parseExpression, secondsOf, type Series, type SeriesLabels } from '../promql';
import { followRule } from './follow-rule';
import { readRules } from './read-rules';
import { wordsOf } from './rule-words';

interface ExpectedAlert {
  exp_labels: Record<string, string>;
  exp_annotations: { summary: string; action: string };
}
interface RuleTest {
  name: string;
  interval: string;
  input_series: { series: string; values: string }[];
  alert_rule_test: { eval_time: string; alertname: string; exp_alerts?: ExpectedAlert[] }[];
}

const EVERY_S = 15;
const file = readFileSync(join(__dirname, '../../operations/alerts.test.yaml'), 'utf8');
const { tests } = parse(file) as { tests: RuleTest[] };
const rules = readRules();
const cases = tests.flatMap((test) => test.alert_rule_test.map((expected) => [test.name, expected.eval_time, test, expected] as const));

/** `1 0x10`, `0+90x20`: values at the interval of the test, as promtool reads them. */
function valuesIn(text: string): number[] {
  return text.split(' ').flatMap((word) => {
    const [, from = '', step, times = '0'] = /^(-?[\d.]+)([+-][\d.]+)?(?:x(\d+))?$/.exec(word) ?? [];
    return Array.from({ length: Number(times) + 1 }, (_, index) => Number(from) + index * Number(step ?? 0));
  });
}

function seriesIn({ interval, input_series: written }: RuleTest) {
  const all = new Map<string, Series[]>();
  for (const { series, values: text } of written) {
    const [, metric = '', inner = ''] = /^(\w+)\{(.*)\}$/.exec(series) ?? [];
    const pairs = inner.split(',').map((pair) => pair.split('=').map((part) => part.replaceAll('"', '')));
    const labels = Object.fromEntries(pairs) as SeriesLabels;
    const values = valuesIn(text);
    all.set(metric, [...(all.get(metric) ?? []), { labels, values, times: values.map((_, index) => index * secondsOf(interval)) }]);
  }
  return all;
}

it.each(cases)('%s: after %s', (_name, _time, test, { eval_time: time, alertname, exp_alerts: expected = [] }) => {
  const rule = rules.find(({ name }) => name === alertname);
  if (!rule) throw new Error(`${alertname} is no rule.`);
  const badAt = createEvaluation(rule.expression, seriesIn(test));
  const moments = Array.from({ length: Math.floor(secondsOf(time) / EVERY_S) + 1 }, (_, index) => index * EVERY_S);
  const { state, bad } = followRule(
    moments.map((at) => ({ at, bad: badAt(at) })),
    rule.forS,
  );
  const open = state === 'bad' ? bad : [];
  expect(open.map((sample) => ({ ...sample.labels, severity: rule.severity }))).toEqual(expected.map(({ exp_labels: labels }) => labels));
  expect(open.map((sample) => [wordsOf(rule.summary, sample), wordsOf(rule.action, sample)])).toEqual(
    expected.map(({ exp_annotations: { summary, action } }) => [summary, action]),
  );
});

describe('the state of a rule', () => {
  const sample = { labels: { instance: 'a' }, value: 1 };
  const moments = (...bad: boolean[]) => bad.map((is, index) => ({ at: index * EVERY_S, bad: is ? [sample] : [] }));

  it('is late before it is bad, and knows since when', () => {
    expect(followRule(moments(false, true, true), 30)).toMatchObject({ state: 'late', since: 15 });
    expect(followRule(moments(false, true, true, true, true), 30)).toMatchObject({ state: 'bad', since: 45 });
    expect(followRule(moments(true, true, false, false), 0)).toMatchObject({ state: 'good', since: 30, bad: [] });
  });

  it('has no begin when it is older than all that is known', () => {
    expect(followRule(moments(true, true), 0)).toMatchObject({ state: 'bad', since: null });
    expect(followRule(moments(true, true, true, true), 30)).toMatchObject({ state: 'bad', since: null });
    expect(followRule([], 0)).toEqual({ state: 'good', since: null, bad: [] });
  });
});

it.each([
  ['up == ', 'must be'],
  ['rate(x[5m]) > 1 > 2', 'does not end'],
  ['x{a="1"', 'must be'],
  ['x{a>"1"}', 'compared with nothing'],
  ['x ~ 1', 'cannot be read'],
])('the expression %s is refused', (text, why) => {
  expect(() => parseExpression(text)).toThrow(why);
});

it.each(['rate(x) > 1', 'predict_linear(x, 1)', 'vector()'])('%s cannot be evaluated, and says so', (text) => {
  expect(() => createEvaluation(parseExpression(text), new Map())).toThrow(/missing|not known|needs something/);
});
