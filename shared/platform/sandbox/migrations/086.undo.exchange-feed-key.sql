drop table exchange_feed_key;
