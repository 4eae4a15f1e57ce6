drop table telemetry_devices;
-- What happened to releases in pages, counted a minute. Nothing here says who it happened to.
create table telemetry (
  minute timestamptz not null,
  remote text not null,
  release text not null,
  cohort text not null check (cohort in ('live', 'canary')),
  kind text not null,
  -- Upper edge of the class of start time; 0 where no time was told.
  up_to_ms integer not null,
  count integer not null check (count > 0),
  -- Of the newest channel document that any of these pages followed.
  serial bigint not null,
  primary key (minute, remote, release, cohort, kind, up_to_ms)
);
