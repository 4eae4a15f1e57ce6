alter table exchange_record drop column is_free;
alter table exchange_profit drop column free_lost;
alter table exchange_profit drop column free_spent;
drop index exchange_bet_free;
alter table exchange_bet drop column free_returned;
alter table exchange_bet drop column free_bet_id;
drop table free_bet;
