-- Stakes that the house gives to a player for back bets on Match Odds. The money is on the player's FREE_BET account.
create table free_bet (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  -- Paisa.
  amount bigint not null check (amount > 0),
  -- Hundredths.
  least_odds integer not null check (least_odds > 100),
  valid_until timestamptz not null,
  reason text not null,
  -- A proposed one waits for a second person, and has no money yet.
  state text not null check (state in ('proposed', 'given', 'refused')),
  proposed_by text not null,
  decided_by text,
  created_at timestamptz not null,
  given_at timestamptz,
  -- Paisa that went back to the house after the validity.
  ended bigint not null default 0 check (ended >= 0),
  -- When nothing of it was left after the validity; null again when a corrected result brings a stake back.
  closed_at timestamptz,
  constraint free_bet_decided check ((state = 'proposed') = (decided_by is null)),
  constraint free_bet_given check ((state = 'given') = (given_at is not null))
);
create index free_bet_player on free_bet (player_id, id desc);
create index free_bet_due on free_bet (valid_until) where state = 'given' and closed_at is null;

alter table exchange_bet add column free_bet_id bigint references free_bet (id);
-- True once a void result has given the stake back: a later result takes it from the house.
alter table exchange_bet add column free_returned boolean not null default false;
create index exchange_bet_free on exchange_bet (free_bet_id) where free_bet_id is not null;

-- Paisa of free stakes that the result took from the FREE_BET account, and the part that the house paid to the winners.
alter table exchange_profit add column free_spent bigint not null default 0;
alter table exchange_profit add column free_lost bigint not null default 0;

alter table exchange_record add column is_free boolean not null default false;
