-- Every break and exclusion that a player took. Rows only come: none can be shortened or taken back.
create table restriction (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('time_out', 'excluded')),
  -- Null: for good.
  until timestamptz check (until > created_at),
  created_at timestamptz not null
);
create index restriction_player on restriction (player_id);
create trigger restriction_append_only before update or delete or truncate on restriction
  for each statement execute function ledger_append_only();

create table play_limit (
  player_id bigint not null references players (id),
  kind text not null check (kind in ('deposit', 'loss', 'wager')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint not null check (amount > 0),
  -- A change that waits: from this moment on it may be confirmed. Without an amount it takes the limit away.
  change_due_at timestamptz,
  change_amount bigint check (change_amount > amount),
  constraint play_limit_change_waits check (change_due_at is not null or change_amount is null),
  primary key (player_id, kind, period)
);

create table safer_play_event (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  at timestamptz not null,
  what text not null,
  kind text,
  period text,
  amount bigint,
  until timestamptz
);
create index safer_play_event_player on safer_play_event (player_id, id desc);

-- What stands of a player's play in a span of time, read without the rows.
create index seamless_transaction_play on seamless_transaction (player_id, created_at) include (action, amount)
  where state = 'done' and action in ('bet', 'win');
