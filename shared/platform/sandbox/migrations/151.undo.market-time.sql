alter table exchange_market drop column turned_at, drop column feed_version;
