-- The key that the matches of this database follow from: its digest, and since when it is used. A start with another key is refused.
create table exchange_feed_key (
  is_only boolean primary key default true check (is_only),
  digest text not null,
  since timestamptz not null
);
