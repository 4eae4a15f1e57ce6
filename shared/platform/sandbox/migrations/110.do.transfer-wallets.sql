-- A platform whose games play from a wallet of their own: money is moved there before play and brought home after it.
alter table platform add column wallet text not null default 'shared' check (wallet in ('shared', 'transfer'));
update platform set wallet = 'transfer' where code in ('RATARGUL_SLOTS', 'RICKSHAW_RIOT');

-- The wallet that a session plays from, for as long as it lasts.
alter table game_session add column wallet text not null default 'shared' check (wallet in ('shared', 'transfer'));

-- Written before the platform's side is asked; decided by what that side answers.
create table game_transfer (
  id text primary key,
  -- The order in which they were asked for.
  nr bigint generated always as identity,
  player_id bigint not null references players (id),
  platform text not null references platform (code),
  direction text not null check (direction in ('in', 'out')),
  reason text not null check (reason in ('launch', 'recall', 'close', 'day', 'restricted')),
  -- Of money on its way out: null until the platform's side has said how much was there.
  amount bigint check (amount >= 0),
  state text not null check (state in ('asked', 'confirmed', 'failed')),
  attempts integer not null default 0,
  next_try_at timestamptz,
  asked_at timestamptz not null,
  decided_at timestamptz,
  constraint game_transfer_known check (amount is not null or (direction = 'out' and state <> 'confirmed')),
  constraint game_transfer_tried check ((state = 'asked') = (next_try_at is not null))
);
create index game_transfer_due on game_transfer (next_try_at) where state = 'asked';
create index game_transfer_player on game_transfer (player_id, nr desc);

-- Accounts of game wallets, for the sweep.
create index account_game_wallet on account (player_id) where owner = 'player' and kind like 'PROVIDER:%';

-- What the player chose; no row is the default.
create table game_wallet_choice (
  player_id bigint primary key references players (id),
  recall_on_close boolean not null
);
