import type { Aggregation, Arithmetic, Comparison, Expression, Matcher } from './syntax';
import { tokensIn, type Token } from './tokens';

const AGGREGATIONS: readonly string[] = ['sum', 'max', 'min', 'count'] satisfies Aggregation[];
const COMPARISONS: readonly string[] = ['==', '!=', '>', '<', '>=', '<='] satisfies Comparison[];
const MATCHES: readonly string[] = ['=', '!=', '=~', '!~'] satisfies Matcher['operator'][];
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Tokens that are not read yet. */
interface Reader {
  peek: () => Token | undefined;
  /** Takes the next token if it is one of these signs. */
  taken: (...signs: readonly string[]) => string | null;
  /** @throws Error when the next token is another one */
  take: (kind: Token['kind'], sign?: string) => string;
}

/** @throws Error for a text outside of the part of PromQL that `Expression` has */
export function parseExpression(text: string): Expression {
  const reader = createReader(tokensIn(text), text);
  const expression = comparison(reader);
  if (reader.peek()) throw new Error(`The expression "${text}" does not end where it should.`);
  return expression;
}

function createReader(tokens: readonly Token[], whole: string): Reader {
  let at = 0;
  const peek = () => tokens[at];
  return {
    peek,
    taken(...signs) {
      const next = peek();
      if (next?.kind !== 'sign' || !signs.includes(next.text)) return null;
      at += 1;
      return next.text;
    },
    take(kind, sign) {
      const next = peek();
      if (next?.kind !== kind || (sign !== undefined && next.text !== sign))
        throw new Error(`The expression "${whole}" has "${next?.text ?? 'its end'}" where ${sign ?? `a ${kind}`} must be.`);
      at += 1;
      return next.text;
    },
  };
}

function comparison(reader: Reader): Expression {
  const left = sum(reader);
  const operator = reader.taken(...COMPARISONS);
  return operator ? { kind: 'comparison', operator: operator as Comparison, left, right: sum(reader) } : left;
}

const sum = (reader: Reader) => chain(reader, ['+', '-'], product);
const product = (reader: Reader) => chain(reader, ['*', '/'], operand);

/** Operations of one rank, from left to right. */
function chain(reader: Reader, operators: readonly Arithmetic[], next: (reader: Reader) => Expression): Expression {
  let left = next(reader);
  for (let operator = reader.taken(...operators); operator; operator = reader.taken(...operators))
    left = { kind: 'arithmetic', operator: operator as Arithmetic, left, right: next(reader) };
  return left;
}

function operand(reader: Reader): Expression {
  if (reader.peek()?.kind === 'number') return { kind: 'number', value: Number(reader.take('number')) };
  if (reader.taken('(')) return closed(reader, comparison(reader));
  const name = reader.take('name');
  if (AGGREGATIONS.includes(name)) return aggregation(reader, name as Aggregation);
  if (reader.taken('(')) return { kind: 'call', name, inputs: inputs(reader) };
  return selector(reader, name);
}

function closed(reader: Reader, expression: Expression): Expression {
  reader.take('sign', ')');
  return expression;
}

function aggregation(reader: Reader, operator: Aggregation): Expression {
  const next = reader.peek();
  const by = next?.kind === 'name' && next.text === 'by' ? labels(reader) : [];
  reader.take('sign', '(');
  return { kind: 'aggregation', operator, by, of: closed(reader, comparison(reader)) };
}

function labels(reader: Reader): string[] {
  reader.take('name', 'by');
  reader.take('sign', '(');
  const names = [reader.take('name')];
  while (reader.taken(',')) names.push(reader.take('name'));
  reader.take('sign', ')');
  return names;
}

function inputs(reader: Reader): Expression[] {
  if (reader.taken(')')) return [];
  const found = [comparison(reader)];
  while (reader.taken(',')) found.push(comparison(reader));
  reader.take('sign', ')');
  return found;
}

function selector(reader: Reader, metric: string): Expression {
  const matchers: Matcher[] = [];
  if (reader.taken('{')) {
    do matchers.push(matcher(reader));
    while (reader.taken(','));
    reader.take('sign', '}');
  }
  const rangeS = reader.peek()?.kind === 'duration' ? secondsOf(reader.take('duration').slice(1, -1)) : null;
  return { kind: 'selector', metric, matchers, rangeS };
}

function matcher(reader: Reader): Matcher {
  const label = reader.take('name');
  const operator = reader.taken(...MATCHES);
  if (!operator) throw new Error(`The label ${label} is compared with nothing.`);
  return { label, operator: operator as Matcher['operator'], value: reader.take('text').slice(1, -1) };
}

/** `5m` -> 300, `1m30s` -> 90 @throws Error for another form */
export function secondsOf(duration: string): number {
  if (!/^(?:\d+[smhd])+$/.test(duration)) throw new Error(`${duration} is no duration such as 5m.`);
  return duration.split(/(?<=[smhd])/).reduce((sum, part) => sum + Number(part.slice(0, -1)) * (SECONDS[part.slice(-1)] ?? 0), 0);
}

/** Names of the metrics that an expression reads. */
export function metricsIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'selector':
      return [expression.metric];
    case 'call':
      return expression.inputs.flatMap(metricsIn);
    case 'aggregation':
      return metricsIn(expression.of);
    case 'arithmetic':
    case 'comparison':
      return [...metricsIn(expression.left), ...metricsIn(expression.right)];
  }
}
