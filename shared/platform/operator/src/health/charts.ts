import type { ChartName, ChartUnit } from './health.shapes';

/** One line for each value of the label `by`, or one line alone. */
interface ChartQuery {
  expression: string;
  by?: string;
  /** Name of a line that has no label. */
  name?: string;
}

interface HealthChart {
  name: ChartName;
  unit: ChartUnit;
  queries: readonly ChartQuery[];
}

/** Everything that the page asks a source for. No text of a browser becomes a query. */
export const HEALTH_CHARTS: readonly HealthChart[] = [
  { name: 'calls', unit: 'perSecond', queries: [{ expression: 'sum by (server) (rate(site_http_requests_total[1m]))', by: 'server' }] },
  {
    name: 'errors',
    unit: 'perSecond',
    queries: [{ expression: 'sum by (server) (rate(site_http_requests_total{status=~"5.."}[1m]))', by: 'server' }],
  },
  {
    name: 'p99',
    unit: 'seconds',
    queries: [
      {
        expression: 'histogram_quantile(0.99, sum by (server, le) (rate(site_http_request_duration_seconds_bucket[1m])))',
        by: 'server',
      },
    ],
  },
  {
    name: 'bets',
    unit: 'seconds',
    queries: [{ expression: 'histogram_quantile(0.99, sum by (le) (rate(site_bet_decision_lateness_seconds_bucket[2m])))' }],
  },
  { name: 'streams', unit: 'count', queries: [{ expression: 'sum by (server) (site_event_streams)', by: 'server' }] },
  { name: 'outbox', unit: 'seconds', queries: [{ expression: 'max(site_outbox_age_seconds)' }] },
  { name: 'invariants', unit: 'count', queries: [{ expression: 'max(site_ledger_broken_invariants)' }] },
  {
    name: 'jobs',
    unit: 'ratio',
    queries: [
      {
        expression:
          '(time() - max by (job_name) (site_job_last_success_timestamp_seconds)) / clamp_min(2 * max by (job_name) (site_job_period_seconds), 60)',
        by: 'job_name',
      },
    ],
  },
  { name: 'clock', unit: 'seconds', queries: [{ expression: 'max by (instance) (site_clock_offset_seconds)', by: 'instance' }] },
  {
    name: 'stores',
    unit: 'count',
    queries: [
      { expression: 'min(site_database_up)', name: 'database' },
      { expression: 'sum(site_database_waiting)', name: 'waiting' },
      { expression: 'min(site_store_up)', name: 'releases' },
    ],
  },
  {
    name: 'replicas',
    unit: 'seconds',
    queries: [{ expression: 'max(site_replica_lag_seconds)' }],
  },
];
