-- The player's own copy of a message: both or none.
alter table inbox_messages
  add column edited_title text,
  add column edited_message text,
  add constraint inbox_messages_edited check ((edited_title is null) = (edited_message is null));

-- The next message about the same takes the place of an unread one, with its money.
alter table inbox_messages add column about text, add column paisa bigint not null default 0;
create index inbox_messages_about on inbox_messages (player_id, about) where about is not null and read_at is null;

-- What the sweep looks for; unread messages stay.
create index inbox_messages_kept on inbox_messages (created_at) where read_at is not null;

-- Up to which moment the players were told of what came to its time by itself.
create table told_up_to (
  what text primary key,
  at timestamptz not null
);
create index restriction_end on restriction (until) where until is not null;
create index play_limit_change_due on play_limit (change_due_at) where change_due_at is not null;
