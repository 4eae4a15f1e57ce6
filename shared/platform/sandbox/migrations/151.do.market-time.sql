alter table exchange_market
  -- Moment of the last transaction that changed the market: its time never goes back, whichever process takes the next one.
  add column turned_at timestamptz,
  -- Version of the model that plays the match of the market. The default is the one of releases that do not know the column.
  add column feed_version integer not null default 1;
