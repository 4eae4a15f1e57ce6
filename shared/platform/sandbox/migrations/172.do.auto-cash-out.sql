-- 172.do.auto-cash-out
-- A cash-out that the platform executes by itself once the position of the player in the market is worth the target or the stop.
create table exchange_auto_cash_out (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  market_id text not null references exchange_market (id),
  event_id text not null,
  -- Paisa: the least profit, and the loss from which it is executed.
  target bigint check (target > 0),
  stop bigint check (stop > 0),
  state text not null check (state in ('armed', 'done', 'cancelled', 'ended')),
  -- Why it ended.
  reason text check (reason in ('target', 'stop', 'cancelled', 'level', 'closed', 'restricted')),
  -- Why it is reached but still armed.
  problem text check (problem in ('not_filled', 'undecided', 'funds')),
  bet_id bigint references exchange_bet (id),
  -- Paisa: the lowest result over all outcomes after its execution.
  result bigint,
  armed_at timestamptz not null,
  -- Prices count from here on: the delay of the market after it was armed or changed.
  active_at timestamptz not null,
  ended_at timestamptz,
  check (target is not null or stop is not null),
  constraint exchange_auto_cash_out_ended check ((state = 'armed') = (ended_at is null)),
  constraint exchange_auto_cash_out_reason check ((state = 'armed') = (reason is null)),
  constraint exchange_auto_cash_out_bet check ((state = 'done') = (bet_id is not null))
);
-- One armed order of a player in a market; the watch reads no other rows.
create unique index exchange_auto_cash_out_armed on exchange_auto_cash_out (market_id, player_id) where state = 'armed';
create index exchange_auto_cash_out_player on exchange_auto_cash_out (player_id, market_id, id desc);
-- An execution belongs to one order.
create unique index exchange_auto_cash_out_of_bet on exchange_auto_cash_out (bet_id) where bet_id is not null;
