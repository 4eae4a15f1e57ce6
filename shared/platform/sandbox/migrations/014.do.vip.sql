create table vip_account (
  player_id bigint primary key references players (id),
  -- Below zero only when points that were already converted are taken back.
  milli_vp bigint not null default 0,
  level smallint not null default 0 check (level between 0 and 15),
  -- First day of the calendar month in Asia/Dhaka that experience is counted in.
  month date not null,
  experience_milli bigint not null default 0
);

create table vip_received (
  player_id bigint not null references players (id),
  day date not null,
  game_type text not null,
  milli_vp bigint not null,
  updated_at timestamptz not null,
  primary key (player_id, day, game_type)
);

create table vip_history (
  player_id bigint not null references players (id),
  month date not null,
  level smallint not null,
  experience_milli bigint not null,
  primary key (player_id, month)
);
