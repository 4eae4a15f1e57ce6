-- The one conversation of a player with support.
create table chat (
  id bigint generated always as identity primary key,
  player_id bigint not null unique references players (id),
  -- Who answers: the assistant, nobody yet although a person was asked for, or a person.
  desk text not null default 'assistant' check (desk in ('assistant', 'waiting', 'person')),
  waiting_since timestamptz,
  -- When a person last wrote, or took the chat over.
  person_last_at timestamptz,
  -- When the assistant answers; null: it has nothing to say.
  assistant_due_at timestamptz,
  desk_typing_until timestamptz,
  player_typing_until timestamptz,
  -- What the player's page was shown in when they last wrote: the assistant keeps to it where a message has no language of its own.
  language text not null default 'en' check (language in ('en', 'bn')),
  created_at timestamptz not null
);
create index chat_due on chat (assistant_due_at) where assistant_due_at is not null;
create index chat_waiting on chat (waiting_since) where desk = 'waiting';
create index chat_person on chat (person_last_at) where desk = 'person';

-- A message is written with its chat's row locked: ids of one chat become visible in their order.
create table chat_message (
  id bigint generated always as identity primary key,
  chat_id bigint not null references chat (id),
  by text not null check (by in ('player', 'assistant', 'person')),
  content text not null,
  -- The page's own name for it; null for those of support.
  client_key text,
  created_at timestamptz not null,
  -- When it reached the other side, and when it was seen there.
  delivered_at timestamptz,
  read_at timestamptz,
  unique (chat_id, client_key)
);
create index chat_message_newest on chat_message (chat_id, id desc);
create index chat_message_unread on chat_message (chat_id, id) where by <> 'player' and read_at is null;
create index chat_message_unanswered on chat_message (chat_id, id) where by = 'player' and read_at is null;

create table chat_attachment (
  message_id bigint primary key references chat_message (id),
  content_type text not null,
  body bytea not null
);
