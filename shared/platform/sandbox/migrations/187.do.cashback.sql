-- Weeks from Monday to Sunday in Dhaka, with the rule as it was when the payment of the week began.
create table cashback_week (
  -- The Monday.
  week date primary key,
  -- Whole percent of the net loss; 0 pays nothing.
  exchange_percent integer not null,
  casino_percent integer not null,
  -- Paisa.
  least bigint not null,
  most bigint not null,
  started_at timestamptz not null,
  finished_at timestamptz
);

-- One row for each player with a loss in the week, also when nothing was paid.
create table cashback (
  player_id bigint not null references players (id),
  week date not null references cashback_week (week),
  -- Paisa; negative for a net win.
  exchange_loss bigint not null,
  casino_loss bigint not null,
  amount bigint not null check (amount >= 0),
  created_at timestamptz not null,
  primary key (player_id, week)
);
-- Players who have played at the exchange in a week.
create index exchange_settlement_time on exchange_settlement (settled_at, player_id);
create index bet_day_day on bet_day (day, player_id);
