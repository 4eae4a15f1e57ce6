-- Devices that receive push notifications. A device belongs to one session, and nothing is sent to it after the session has ended.
create table push_devices (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  session_id bigint not null unique references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('en', 'bn')),
  created_at timestamptz not null
);
create index push_devices_player on push_devices (player_id);

-- Kinds of notifications that a player has switched off.
create table push_kinds_off (
  player_id bigint not null references players (id),
  kind text not null,
  primary key (player_id, kind)
);

-- Notifications, written with what they tell of and sent after it is committed.
create table push_messages (
  id bigint generated always as identity primary key,
  device_id bigint not null references push_devices (id) on delete cascade,
  news text not null,
  path text not null,
  -- Subject of notifications that replace each other while they wait.
  about text not null,
  created_at timestamptz not null,
  -- Not before; moves on with each try.
  due_at timestamptz not null,
  tries integer not null default 0
);
create index push_messages_due on push_messages (due_at);
create index push_messages_about on push_messages (device_id, about);
