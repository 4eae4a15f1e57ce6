-- Points that a player turned into money. `asked`: what the player wanted to convert; the same again within seconds is answered from here.
create table vip_used (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  asked bigint not null,
  points bigint not null check (points > 0 and points <= asked),
  -- Paisa.
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
create index vip_used_player on vip_used (player_id, id desc);
