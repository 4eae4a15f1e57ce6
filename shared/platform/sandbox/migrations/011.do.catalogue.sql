create table platform (
  code text primary key check (code ~ '^[A-Z0-9_]+$'),
  name text not null unique,
  display_order integer not null
);

create table game (
  code text primary key check (code ~ '^[A-Z0-9]+$'),
  name text not null unique,
  type text not null,
  platform text not null references platform (code),
  display_order integer not null,
  favourites integer not null default 0 check (favourites >= 0),
  active boolean not null default true,
  created_at timestamptz not null
);
create index game_platform_type on game (platform, type, display_order);

create table favourite_game (
  player_id bigint not null references players (id),
  game_code text not null references game (code),
  created_at timestamptz not null,
  primary key (player_id, game_code)
);
