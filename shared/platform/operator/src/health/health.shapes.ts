import * as z from '@site/api/schema';

/** Charts of the page, in its order. */
const CHART_NAMES = ['calls', 'errors', 'p99', 'bets', 'streams', 'outbox', 'invariants', 'jobs', 'clock', 'stores', 'replicas'] as const;
export type ChartName = (typeof CHART_NAMES)[number];

/** `ratio`: 1 is the limit. */
const CHART_UNITS = ['perSecond', 'seconds', 'count', 'ratio'] as const;
export type ChartUnit = (typeof CHART_UNITS)[number];

/** Age in seconds from which on the newest number says nothing about now. */
export const OLD_AFTER_S = 90;
/** Most lines of a chart; those with the greatest newest values are kept. */
export const LINES_MAX = 5;

const chartSchema = z.object({
  name: z.enum(CHART_NAMES),
  unit: z.enum(CHART_UNITS),
  /** Epoch seconds, the oldest first. */
  moments: z.array(z.number()),
  /** An empty name: the line is the only one. */
  lines: z.array(z.object({ name: z.string(), values: z.array(z.nullable(z.number())) })),
});
export type ChartOfHealth = z.infer<typeof chartSchema>;

/** `unknown`: the source has no number about it, or none that is new enough. */
const RULE_STATES = ['good', 'late', 'bad', 'unknown'] as const;

const ruleSchema = z.object({
  /** Name in the file of rules. */
  name: z.string(),
  group: z.string(),
  severity: z.enum(['page', 'ticket']),
  state: z.enum(RULE_STATES),
  /** Epoch seconds; null when it is older than the numbers, or not known. */
  since: z.nullable(z.number()),
  /** A sentence for each bad value, in English. */
  words: z.array(z.string()),
  /** Advice to the person, in English. */
  action: z.string(),
});
export type RuleOfHealth = z.infer<typeof ruleSchema>;

export const healthSchema = z.object({
  /** Time of the answer in epoch seconds, on the clock of the source. */
  at: z.number(),
  source: z.object({
    kind: z.enum(['prometheus', 'own']),
    /** Time of the newest number in epoch seconds; null without any. */
    newest_at: z.nullable(z.number()),
    /** Why the source did not answer now; the numbers are those of its last answer. */
    fault: z.nullable(z.string()),
    /** Processes that wrote in the last hour, with their newest number; null for a source that does not know. */
    processes: z.nullable(z.array(z.object({ name: z.string(), newest_at: z.number() }))),
  }),
  rules: z.array(ruleSchema),
  charts: z.array(chartSchema),
});
export type Health = z.infer<typeof healthSchema>;
