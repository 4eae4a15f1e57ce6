-- Periodic work that one process at a time does. A restart does not put it off.
create table due_job (
  name text primary key,
  -- The next run. A process that takes the job moves it on first, so that another one takes it when that process dies.
  due_at timestamptz not null,
  -- The last run that ended well.
  last_good_at timestamptz,
  -- The error of the last run; null when it ended well.
  last_error text
);

-- The nightly check of the ledger: its place, so that any process goes on, and its outcome.
create table ledger_audit (
  -- The night in Dhaka.
  night date primary key,
  started_at timestamptz not null,
  -- Null while it runs.
  finished_at timestamptz,
  -- The check that runs, the last id that it has passed, and the one that it ends with; later ones belong to the next night.
  part text not null,
  place bigint not null,
  up_to bigint not null,
  -- Invariants that are broken, and a few of them in words.
  broken integer not null default 0,
  problems text[] not null default '{}'
);
