-- Numbers of one process of the platform at one moment, of the last hour, for the page of health of a site without Prometheus. They are
-- worth nothing after a crash, so they are in no log and in no backup.
create unlogged table metric_sample (
  id bigint generated always as identity primary key,
  -- Role and a number of its own for each start.
  process text not null,
  at timestamptz not null,
  -- A list of [metric, labels, value].
  readings jsonb not null
);
create index metric_sample_at on metric_sample (at);
alter table release_alert drop constraint release_alert_kind_check;
alter table release_alert add constraint release_alert_kind_check
  check (kind in ('failures', 'lcp', 'inp', 'expiry', 'unreachable', 'lag', 'root', 'credential'));
