-- A device counts once for each release, cohort and kind since any moment: only the last minute in which it happened is kept.
-- The counts of events before cannot be told apart by device, and go.
drop table telemetry;
create table telemetry_devices (
  remote text not null,
  release text not null,
  -- Another digest for each release: nothing here says who it was, nor that two releases ran on one device.
  device text not null,
  cohort text not null check (cohort in ('live', 'canary')),
  kind text not null,
  -- Upper edge of the class of the last start time; 0 where no time was told.
  up_to_ms integer not null,
  -- Of the newest channel document that the page followed.
  serial bigint not null,
  last_minute timestamptz not null,
  primary key (remote, release, device, cohort, kind)
);
create index telemetry_devices_minute on telemetry_devices (last_minute);
