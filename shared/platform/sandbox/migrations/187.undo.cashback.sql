drop index bet_day_day;
drop index exchange_settlement_time;
drop table cashback;
drop table cashback_week;
