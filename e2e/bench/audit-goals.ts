import type { Result } from 'lighthouse';

/** A figure of Lighthouse, and the goal of the quality page. */
export interface Goal {
  title: string;
  bound: number;
  /** The bound is the lowest good value, not the highest. */
  isLowest: boolean;
  /** A figure that does not depend on the load of the machine decides the exit code. */
  isGate: boolean;
  read(result: Result): number;
  print(value: number): string;
}

const category = (title: string, id: string, bound: number, isGate: boolean): Goal => ({
  title,
  bound,
  isLowest: true,
  isGate,
  read: ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100),
  print: (value) => value.toFixed(0),
});

const time = (title: string, audit: string, bound: number, print: Goal['print']): Goal => ({
  title,
  bound,
  isLowest: false,
  isGate: false,
  // A page that was never painted has no figure.
  read: ({ audits }) => audits[audit]?.numericValue ?? Infinity,
  print,
});

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;

export const GOALS: readonly Goal[] = [
  category('performance', 'performance', 95, false),
  category('accessibility', 'accessibility', 100, true),
  category('best practices', 'best-practices', 100, true),
  category('SEO', 'seo', 100, true),
  time('FCP', 'first-contentful-paint', 1300, seconds),
  time('LCP', 'largest-contentful-paint', 2000, seconds),
  time('TBT', 'total-blocking-time', 150, milliseconds),
  time('CLS', 'cumulative-layout-shift', 0.02, (value) => value.toFixed(3)),
];

export const isReached = ({ bound, isLowest }: Goal, value: number) => (isLowest ? value >= bound : value <= bound);

/** A goal as the head of its column. */
export const headOf = ({ title, bound, isLowest, print }: Goal) => `${title} ${isLowest ? '≥' : '≤'} ${print(bound)}`;

/** A value and its mark. */
export const cellOf = (goal: Goal, value: number) => `${goal.print(value)} ${isReached(goal, value) ? '✓' : '✗'}`;

/** Names of the audits that keep the categories other than performance below 100. */
export function failuresOf({ categories, audits }: Result): string[] {
  const others = Object.values(categories).filter(({ id }) => id !== 'performance');
  const failed = (id: string) => {
    const score = audits[id]?.score;
    return typeof score === 'number' && score < 1;
  };
  return others.flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && failed(id)).map(({ id }) => id));
}
