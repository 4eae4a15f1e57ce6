-- The demo game supplier's own books; it shares the server for convenience and reads no table of the platform.
create table supplier_sessions (
  id text primary key,
  platform_session text not null,
  player_id text not null,
  player_name text not null,
  game_code text not null,
  game_name text not null,
  game_type text not null,
  platform text not null,
  language text not null,
  balance text not null,
  client_seed text not null,
  nonce integer not null default 0,
  is_closed boolean not null default false,
  created_at timestamptz not null
);

create table supplier_seeds (
  id bigint generated always as identity primary key,
  session_id text not null references supplier_sessions (id),
  server_seed text not null,
  hash text not null,
  made_at timestamptz not null,
  shown_at timestamptz
);
create unique index supplier_seeds_in_use on supplier_seeds (session_id) where shown_at is null;

create table supplier_rounds (
  id uuid primary key,
  session_id text not null references supplier_sessions (id),
  client_round text not null,
  seed_id bigint not null references supplier_seeds (id),
  client_seed text not null,
  nonce integer not null,
  stake_paisa bigint not null check (stake_paisa > 0),
  choice jsonb not null,
  status text not null check (status in ('betting', 'open', 'paying', 'settled', 'refused', 'refunding', 'refunded')),
  state jsonb,
  payout_paisa bigint check (payout_paisa >= 0),
  refusal text,
  attempts integer not null default 0,
  next_try_at timestamptz,
  started_at timestamptz not null,
  settled_at timestamptz,
  unique (session_id, client_round)
);
create unique index supplier_rounds_one_at_a_time on supplier_rounds (session_id) where status in ('betting', 'open');
create index supplier_rounds_due on supplier_rounds (next_try_at) where status in ('betting', 'open', 'paying', 'refunding');
