-- Words of the people who run the site about a player; nobody changes or deletes them.
create table player_note (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  text text not null,
  -- Name of the person, as the audit log has it.
  written_by text not null,
  written_at timestamptz not null
);
create index player_note_of on player_note (player_id, id desc);
-- A search by the beginning of a name, in any collation.
create index players_username_begins on players (username_key text_pattern_ops);
create index players_name_begins on players (lower(name) text_pattern_ops);
