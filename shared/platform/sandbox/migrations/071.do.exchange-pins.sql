-- Events on a player's multi-market page; their names are the feed's.
create table exchange_pin (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  event_id text not null,
  pinned_at timestamptz not null,
  unique (player_id, event_id)
);
