alter table login_history
  add column result text not null default 'ok' check (result in ('ok', 'wrong_password', 'wrong_code')),
  add column is_new_device boolean not null default false,
  add column session_id bigint references sessions (id);
drop index login_history_player;
create index login_history_player on login_history (player_id, id desc);

alter table sessions
  add column ip text not null default '',
  add column user_agent text not null default '';

create table known_devices (
  player_id bigint not null references players (id),
  device_hash text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (player_id, device_hash)
);
