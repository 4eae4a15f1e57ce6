/** Programs that keep metrics. The platform is each of its processes, in any role. */
export type MeasuredProgram = 'edge' | 'platform';

export interface Metric {
  kind: 'counter' | 'gauge' | 'histogram';
  of: readonly MeasuredProgram[];
  /** Meaning, for `/metrics` and for the table in `shared/docs/metrics.md`. */
  help: string;
  /** Names of its labels. A value of a label comes from a short list and is never an id, an address or a text of a person. */
  labels: readonly string[];
  /** Upper bounds of the buckets of a histogram. */
  buckets?: readonly number[];
}

const EVERY = ['edge', 'platform'] as const;
const PLATFORM = ['platform'] as const;
const EDGE = ['edge'] as const;

/** Every metric of the site, by name, besides those of Node that `prom-client` adds. A unit is part of the name. */
export const METRICS = {
  site_http_requests_total: {
    kind: 'counter',
    of: EVERY,
    help: 'Calls that have an answer. The route is its pattern; it is `none` for pages of the edge, and for an address that no route has.',
    labels: ['server', 'method', 'route', 'status'],
  },
  site_http_request_duration_seconds: {
    kind: 'histogram',
    of: EVERY,
    help: 'Time from the headers of a call to the last byte of its answer. Event streams are left out.',
    labels: ['server', 'method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  },
  site_database_up: { kind: 'gauge', of: PLATFORM, help: '1 when the database answers within a second, else 0.', labels: [] },
  site_database_connections: {
    kind: 'gauge',
    of: PLATFORM,
    help: 'Connections of the pool. The state is `used` or `idle`.',
    labels: ['state'],
  },
  site_database_waiting: { kind: 'gauge', of: PLATFORM, help: 'Calls that wait for a connection of the pool.', labels: [] },
  site_synchronous_standby: {
    kind: 'gauge',
    of: PLATFORM,
    help: '1 when a commit waits for a standby, 0 when a lost server may lose commits.',
    labels: [],
  },
  site_replica_lag_seconds: {
    kind: 'gauge',
    of: PLATFORM,
    help: 'Time since the replica for long reads had everything. It is absent without `DATABASE_REPLICA_URL`.',
    labels: [],
  },
  site_replica_reads_total: {
    kind: 'counter',
    of: PLATFORM,
    help: 'Long reads of a process with a replica. The server is `replica`, or `primary` when the replica was away or behind.',
    labels: ['place', 'server'],
  },
  site_transaction_repeats_total: {
    kind: 'counter',
    of: PLATFORM,
    help: 'Transactions that ran once more, after `serialization_failure` or `deadlock`.',
    labels: ['reason'],
  },
  site_bet_decision_lateness_seconds: {
    kind: 'histogram',
    of: PLATFORM,
    help: 'Time from the end of the delay of a bet to its decision.',
    labels: [],
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30],
  },
  site_market_turn_seconds: {
    kind: 'histogram',
    of: PLATFORM,
    help: 'Time of one transaction on a market, with its wait for the lock and its repeats.',
    labels: [],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  site_settlement_backlog: {
    kind: 'gauge',
    of: PLATFORM,
    help: 'Markets that have a result and bets that are not paid. Every process reports the same number.',
    labels: [],
  },
  site_ledger_broken_invariants: {
    kind: 'gauge',
    of: PLATFORM,
    help: 'Broken invariants that the last finished check of the ledger found. Every process reports the same number.',
    labels: [],
  },
  site_event_streams: {
    kind: 'gauge',
    of: PLATFORM,
    help: 'Open event streams. The server is `platform` or `exchange`.',
    labels: ['server'],
  },
  site_events_connected: {
    kind: 'gauge',
    of: PLATFORM,
    help: '1 when the process receives the events of a topic, 0 when it has lost them. It is absent while nobody listens.',
    labels: ['topic'],
  },
  site_events_lost_total: {
    kind: 'counter',
    of: PLATFORM,
    help: 'Losses of the connection that brings events. Afterwards streams end, or data is read anew.',
    labels: [],
  },
  site_outbox_age_seconds: {
    kind: 'gauge',
    of: PLATFORM,
    help: 'Age of the oldest event that is not sent yet. Every process reports the same number.',
    labels: [],
  },
  site_clock_offset_seconds: {
    kind: 'gauge',
    of: PLATFORM,
    help: 'Clock of this machine minus the clock of the database.',
    labels: [],
  },
  site_job_last_success_timestamp_seconds: {
    kind: 'gauge',
    of: PLATFORM,
    help: 'Time of the last good run of a job; before the first one, the start of the process. Slow jobs have the run of any process.',
    labels: ['job_name'],
  },
  site_job_last_error_timestamp_seconds: {
    kind: 'gauge',
    of: PLATFORM,
    help: 'Time of the last failed run of a job. It is absent without one.',
    labels: ['job_name'],
  },
  site_job_period_seconds: { kind: 'gauge', of: PLATFORM, help: 'Time from one run of a job to the next.', labels: ['job_name'] },
  site_live_serial: { kind: 'gauge', of: EDGE, help: 'Serial of the channel document that the edge serves.', labels: ['channel'] },
  site_live_issued_timestamp_seconds: {
    kind: 'gauge',
    of: EDGE,
    help: 'Time at which the channel document that the edge serves was signed.',
    labels: ['channel'],
  },
  site_live_expires_timestamp_seconds: {
    kind: 'gauge',
    of: EDGE,
    help: 'Time at which the channel document that the edge serves expires.',
    labels: ['channel'],
  },
  site_store_up: {
    kind: 'gauge',
    of: EDGE,
    help: '1 when the release store answered the last question for the channel document, else 0.',
    labels: [],
  },
} as const satisfies Record<string, Metric>;

type Catalogue = typeof METRICS;
type NameOf<K extends Metric['kind']> = { [N in keyof Catalogue]: Catalogue[N]['kind'] extends K ? N : never }[keyof Catalogue];

export type CounterName = NameOf<'counter'>;
export type GaugeName = NameOf<'gauge'>;
export type HistogramName = NameOf<'histogram'>;
export type MetricName = keyof Catalogue;
/** A value for each label of a metric. */
export type LabelsOf<N extends MetricName> = Record<Catalogue[N]['labels'][number], string>;
