-- Play of a player over all tabs and devices, from the first launch, round or bet to the last one before a rest.
create table play_session (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  started_at timestamptz not null,
  -- The last launch, round or bet.
  last_at timestamptz not null check (last_at >= started_at),
  -- The last answered reality check; the start before the first one.
  checked_at timestamptz not null,
  -- The player ended the session.
  stopped_at timestamptz
);
create index play_session_player on play_session (player_id, started_at desc);

-- Minutes of the session limit and of the reality check. A timer that is not set has no row.
create table play_timer (
  player_id bigint not null references players (id),
  kind text not null check (kind in ('session', 'check')),
  minutes integer not null check (minutes > 0),
  -- A change that waits: from this moment on it may be confirmed. Without minutes it takes the timer away.
  change_due_at timestamptz,
  change_minutes integer check (change_minutes > minutes),
  constraint play_timer_change_waits check (change_due_at is not null or change_minutes is null),
  primary key (player_id, kind)
);
create index play_timer_due on play_timer (change_due_at) where change_due_at is not null;
