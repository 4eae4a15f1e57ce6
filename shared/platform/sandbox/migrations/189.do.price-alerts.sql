-- A player wants one message once the best price to back a runner is at these odds or beyond. The row goes with the message.
create table exchange_price_alert (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  market_id text not null references exchange_market (id),
  selection text not null,
  -- Hundredths.
  odds integer not null check (odds > 100),
  side text not null check (side in ('at_least', 'at_most')),
  asked_at timestamptz not null,
  unique (player_id, market_id, selection, side)
);
create index exchange_price_alert_market on exchange_price_alert (market_id);
