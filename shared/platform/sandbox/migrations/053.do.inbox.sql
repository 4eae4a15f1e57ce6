create table inbox_messages (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  title text not null,
  title_bn text not null,
  message text not null,
  message_bn text not null,
  read_at timestamptz,
  created_at timestamptz not null
);
create index inbox_messages_player on inbox_messages (player_id, id desc);
create index inbox_messages_unread on inbox_messages (player_id) where read_at is null;
