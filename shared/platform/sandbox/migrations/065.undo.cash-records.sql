drop index turnover_ticket_complete;
create index turnover_ticket_player on turnover_ticket (player_id);
drop index cash_transaction_statement;
drop index cash_transaction_records;
create index cash_transaction_player on cash_transaction (player_id, id desc);
alter table cash_transaction drop column created_at;
