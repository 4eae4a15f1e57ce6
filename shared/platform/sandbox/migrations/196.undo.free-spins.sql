alter table free_bet drop column request_key;
alter table bet_record drop column free_amount;
alter table game_round drop column free_amount;
drop index seamless_transaction_free;
alter table seamless_transaction drop column free_spins_id;
drop table free_spins;
