import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parseExpression, secondsOf, type Expression } from '../promql';

/** A rule of `operations/alerts.yaml`, which is the only home of its limit. */
export interface AlertRule {
  name: string;
  /** Name of its group, such as `money`. */
  group: string;
  /** `page` wakes somebody, `ticket` waits for the day. */
  severity: 'page' | 'ticket';
  /** The rule, as it is in the file. */
  text: string;
  /** The same, to be evaluated: its values are those that are bad. */
  expression: Expression;
  /** Time in seconds for which it has to be bad before it is an alert. */
  forS: number;
  /** Template of a sentence for one bad value. */
  summary: string;
  /** Advice to the person who has to act. */
  action: string;
}

interface RuleInFile {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: AlertRule['severity'] };
  annotations: { summary: string; action: string };
}

const FILE = join(import.meta.dirname, '..', '..', 'operations', 'alerts.yaml');

/** The rules of the site, in the order of their file. @throws Error for an expression that cannot be read */
export function readRules(): AlertRule[] {
  const { groups } = parse(readFileSync(FILE, 'utf8')) as { groups: { name: string; rules: RuleInFile[] }[] };
  return groups.flatMap(({ name: group, rules }) =>
    rules.map(({ alert, expr, for: held = '0s', labels: { severity }, annotations: { summary, action } }) => ({
      name: alert,
      group,
      severity,
      text: expr.trim(),
      expression: parseExpression(expr),
      forS: secondsOf(held),
      summary,
      action,
    })),
  );
}
