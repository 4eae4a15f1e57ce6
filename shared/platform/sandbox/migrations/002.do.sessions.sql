create table sessions (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  exchange_token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text
);
create index sessions_live on sessions (player_id) where ended_at is null;

create table session_tokens (
  hash text primary key,
  session_id bigint not null references sessions (id),
  issued_at timestamptz not null,
  replaced_at timestamptz
);
create index session_tokens_session on session_tokens (session_id);
