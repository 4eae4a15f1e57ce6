-- Spins of one slot game whose stakes the house pays. The money is on the player's FREE_SPIN account.
create table free_spins (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  game_code text not null references game (code),
  spins integer not null check (spins > 0),
  -- Paisa of each spin.
  stake bigint not null check (stake > 0),
  valid_until timestamptz not null,
  reason text not null,
  -- A proposed one waits for a second person, and has no money yet.
  state text not null check (state in ('proposed', 'given', 'refused')),
  proposed_by text not null,
  decided_by text,
  created_at timestamptz not null,
  given_at timestamptz,
  -- Spins whose stakes went back to the house. Below zero when the house paid for a spin again after a rollback.
  returned integer not null default 0,
  -- The end, by the last day or early by a person.
  ended_at timestamptz,
  ended_by text,
  -- Key of the call that proposed it: a call that is sent twice proposes once.
  request_key uuid unique,
  constraint free_spins_decided check ((state = 'proposed') = (decided_by is null)),
  constraint free_spins_given check ((state = 'given') = (given_at is not null)),
  constraint free_spins_ended check (ended_at is null or state = 'given'),
  constraint free_spins_ended_by check (ended_by is null or ended_at is not null)
);
create index free_spins_player on free_spins (player_id, id desc);
create index free_spins_usable on free_spins (player_id, game_code, valid_until, id) where state = 'given' and ended_at is null;
create index free_spins_due on free_spins (valid_until) where state = 'given' and ended_at is null;

-- The free spins that pay a bet; its amount is then no money of the player.
alter table seamless_transaction add column free_spins_id bigint references free_spins (id);
create index seamless_transaction_free on seamless_transaction (free_spins_id) where free_spins_id is not null;

-- Paisa of free spins, which are not in bet_amount.
alter table game_round add column free_amount bigint not null default 0;
alter table bet_record add column free_amount bigint not null default 0;

alter table free_bet add column request_key uuid unique;
