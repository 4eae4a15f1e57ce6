drop index cash_transaction_queue;
create index cash_transaction_queue on cash_transaction (submitted_at) where key = '0';
drop table cash_transaction_proposal;
