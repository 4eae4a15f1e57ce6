-- Matched stakes of the bets that were won or lost.
alter table exchange_profit add column stake bigint not null default 0;

-- What each settlement of a market changed for a player, at the moment of the change: a month that is over stays as it was.
create table exchange_settlement (
  market_id text not null references exchange_market (id),
  settlement integer not null,
  player_id bigint not null references players (id),
  stake bigint not null,
  -- Less commission.
  net bigint not null,
  turnover bigint not null,
  settled_at timestamptz not null,
  primary key (market_id, settlement, player_id)
);
create index exchange_settlement_player on exchange_settlement (player_id, settled_at) include (stake, net, turnover);
