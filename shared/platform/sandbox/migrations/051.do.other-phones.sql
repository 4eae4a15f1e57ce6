-- Numbers are compared by their last ten digits: 8801712345678 and 01712345678 are one number.
create table other_phones (
  player_id bigint not null references players (id),
  position smallint not null check (position in (1, 2)),
  phone text not null,
  phone_key text not null generated always as (right(phone, 10)) stored,
  verified_at timestamptz,
  created_at timestamptz not null,
  primary key (player_id, position),
  constraint other_phones_once unique (player_id, phone_key)
);

-- Who has proved to hold a number, main or extra: one player.
create table verified_numbers (
  phone_key text primary key,
  player_id bigint not null references players (id)
);
create index verified_numbers_player on verified_numbers (player_id);

create index players_phone_key on players (right(phone, 10));
