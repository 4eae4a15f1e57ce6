drop index seamless_transaction_play;
drop table safer_play_event;
drop table play_limit;
drop table restriction;
