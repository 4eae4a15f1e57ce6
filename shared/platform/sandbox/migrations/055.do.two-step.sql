create table two_step (
  player_id bigint primary key references players (id),
  -- Sealed with the key of the installation; the database alone gives no codes.
  sealed_secret text not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: each step serves once.
  last_step bigint not null default 0
);

create table recovery_codes (
  player_id bigint not null references players (id),
  code_hash text not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);
