drop index turnover_ticket_player;
drop index posting_account;
create index posting_account on posting (account_id);
drop table money_call;
drop table receipt;
drop table cash_transaction_event;
drop table cash_transaction;
drop sequence cash_transaction_number;
drop table deposit_quote;
drop table wallet_number;
drop table payment_method;
alter table promotions
  drop column max_bonus,
  alter column deposit_bonus type integer;
