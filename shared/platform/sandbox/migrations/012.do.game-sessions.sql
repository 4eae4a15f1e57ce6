create table game_session (
  id text primary key,
  player_id bigint not null references players (id),
  game_code text not null references game (code),
  external_url text not null,
  is_mobile boolean not null,
  -- SHA-256 of the one-time launch token.
  launch_token_hash text not null unique,
  launch_expires_at timestamptz not null,
  redeemed_at timestamptz,
  started_at timestamptz not null,
  closed_at timestamptz
);
create index game_session_player on game_session (player_id, started_at desc);
