import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { METRICS, type Metric } from './catalogue';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}
interface RuleTest {
  alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[];
}
interface Dashboard {
  panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[];
}

const OPERATIONS = join(__dirname, '../../operations');
const read = (file: string) => readFileSync(join(OPERATIONS, file), 'utf8');
const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const tests = (parse(read('alerts.test.yaml')) as { tests: RuleTest[] }).tests.flatMap(({ alert_rule_test: ruleTests }) => ruleTests);
const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr, legendFormat }) => ({ title, expr, legendFormat })));

/** Metrics that other programs report, with the program. */
const OTHERS: Record<string, string> = {
  up: 'Prometheus',
  probe_ssl_earliest_cert_expiry: 'the blackbox exporter',
  process_resident_memory_bytes: 'prom-client',
  nodejs_eventloop_lag_p99_seconds: 'prom-client',
};
const ADDED_LABELS = ['job', 'instance', 'le'];

/** Names in an expression: words of letters that no bracket follows and that are no label, time or word of the language. */
const metricsIn = (expr: string) =>
  [...expr.replace(/\{[^{}]*\}|\[[^[\]]*\]|\b(?:by|without|on) \([^)]*\)/g, '').matchAll(/\b[a-z]\w*\b(?! *\()/g)].map(([name]) => name);
const known = (name: string) => METRICS[name.replace(/_(bucket|count|sum)$/, '') as keyof typeof METRICS] as Metric | undefined;
const labelsOf = (name: string) => [...(known(name)?.labels ?? []), ...ADDED_LABELS, ...(name in OTHERS ? ['job'] : [])];
/** Labels that an expression selects or groups by. */
const labelsIn = (expr: string) => [
  ...[...expr.matchAll(/[{,] ?(\w+)(?:=|!=|=~|!~)"/g)].map(([, label = '']) => label),
  ...[...expr.matchAll(/\b(?:by|without|on) \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/, */)),
];

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...queries.map(({ title, expr }) => [title, expr] as const),
];

it.each(expressions)('%s asks for metrics and labels that exist', (_, expr) => {
  const names = metricsIn(expr);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known(name) && !(name in OTHERS))).toEqual([]);
  const labels = names.flatMap(labelsOf);
  expect(labelsIn(expr).filter((label) => !labels.includes(label))).toEqual([]);
});

it.each([
  ['sum by (server) (rate(site_http_requests_total{status=~"5.."}[5m])) > 0.01', ['site_http_requests_total'], ['status', 'server']],
  ['time() - max by (job) (site_gone_seconds) > clamp_min(2 * up, 60)', ['site_gone_seconds', 'up'], ['job']],
])('finds the names in %s', (expr, names, labels) => {
  expect(metricsIn(expr)).toEqual(names);
  expect(labelsIn(expr)).toEqual(labels);
});

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s has a test in which it fires, one in which it does not, and an advice',
  (alert, rule) => {
    const ofRule = tests.filter(({ alertname }) => alertname === alert);
    expect(ofRule.some(({ exp_alerts: expected }) => expected?.length)).toBe(true);
    expect(ofRule.some(({ exp_alerts: expected }) => !expected?.length)).toBe(true);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect([rule.annotations.summary, rule.annotations.action]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
  },
);

it('shows every metric on the dashboard', () => {
  const shown = new Set(queries.flatMap(({ expr }) => metricsIn(expr)).map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  expect(Object.keys(METRICS).filter((name) => !shown.has(name))).toEqual([]);
});
