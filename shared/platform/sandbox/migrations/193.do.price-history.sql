-- The best prices of an open Match Odds market at a minute. Rows are deleted when nobody can open their event any more.
create table exchange_price (
  minute timestamptz not null,
  -- Paisa that was matched up to then, as the market shows it.
  matched bigint not null,
  market_id text not null,
  -- Hundredths: the best back and the best lay of each runner, in the order of the market; 0 where there is none.
  prices integer[] not null,
  primary key (market_id, minute)
);
-- Rows come in the order of their minutes, so a few bytes for many rows are enough to find the old ones.
create index exchange_price_minute on exchange_price using brin (minute);

-- Hundredths: the odds of the last match of each runner, by its id.
alter table exchange_market add last_traded jsonb not null default '{}';
