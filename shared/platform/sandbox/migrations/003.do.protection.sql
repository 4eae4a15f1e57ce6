create table counters (
  key text primary key,
  points integer not null,
  expires_at timestamptz not null
);
create index counters_expiry on counters (expires_at);

create table captchas (
  id text primary key,
  code_hash text not null,
  expires_at timestamptz not null
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  player_id bigint references players (id),
  ip text not null,
  detail jsonb not null
);
create index audit_log_at on audit_log (at desc);
