-- Bytes of files that a player sent on a day in Dhaka; rows of earlier days are swept.
create table stored_bytes (
  player_id bigint not null references players (id),
  day date not null,
  bytes bigint not null check (bytes >= 0),
  primary key (player_id, day)
);
