-- Announcements on their way to open pages and to the data hosts, written with what they tell of. A relay sends and deletes them.
create table event_outbox (
  id bigint generated always as identity primary key,
  subject text not null,
  body text not null,
  -- Start of the transaction that wrote the row.
  created_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 10000);
