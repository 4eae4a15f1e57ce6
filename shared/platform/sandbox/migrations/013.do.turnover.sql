-- What a player staked and won in one settled round. A later correction is a row of its own, with negative amounts.
create table bet_record (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('settlement', 'correction')),
  session_id text not null references game_session (id),
  round_id text not null,
  platform text not null,
  game_type text not null,
  game_code text not null,
  game_name text not null,
  bet_amount bigint not null,
  win_amount bigint not null,
  milli_vp bigint not null,
  -- When the round began; settled_at decides the day of the records.
  created_at timestamptz not null,
  settled_at timestamptz not null
);
create index bet_record_player on bet_record (player_id, settled_at desc);
create unique index bet_record_settlement on bet_record (session_id, round_id) where kind = 'settlement';
create index bet_record_round on bet_record (session_id, round_id);

create table turnover_ticket (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('base', 'bonus')),
  required bigint not null check (required > 0),
  remaining bigint not null check (remaining between 0 and required),
  status text not null default 'active' check (status in ('active', 'complete')),
  ref_type text not null,
  ref_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (ref_type, ref_id),
  check ((status = 'complete') = (remaining = 0))
);
create index turnover_ticket_active on turnover_ticket (player_id, created_at, id) where status = 'active';

-- One settled stake spread over tickets; a rollback adds negative rows.
create table turnover_entry (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references turnover_ticket (id),
  session_id text not null,
  round_id text not null,
  stake bigint not null,
  credited bigint not null,
  -- False where the ticket was complete when the stake was taken back: it is not opened again.
  applied boolean not null default true,
  created_at timestamptz not null
);
create index turnover_entry_ticket on turnover_entry (ticket_id);
create index turnover_entry_round on turnover_entry (session_id, round_id);
