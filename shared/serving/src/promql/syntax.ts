/** Test of one label in a selector. */
export interface Matcher {
  label: string;
  operator: '=' | '!=' | '=~' | '!~';
  value: string;
}

export type Comparison = '==' | '!=' | '>' | '<' | '>=' | '<=';
export type Arithmetic = '+' | '-' | '*' | '/';
export type Aggregation = 'sum' | 'max' | 'min' | 'count';

export interface Selector {
  kind: 'selector';
  metric: string;
  matchers: readonly Matcher[];
  /** Length in seconds of a range such as `[5m]`; null for the newest value. */
  rangeS: number | null;
}

/** An expression in the part of PromQL that the rules and charts of the site use. */
export type Expression =
  | { kind: 'number'; value: number }
  | Selector
  | { kind: 'call'; name: string; inputs: readonly Expression[] }
  | { kind: 'aggregation'; operator: Aggregation; by: readonly string[]; of: Expression }
  | { kind: 'arithmetic'; operator: Arithmetic; left: Expression; right: Expression }
  | { kind: 'comparison'; operator: Comparison; left: Expression; right: Expression };
