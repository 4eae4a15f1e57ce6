drop index cash_transaction_paid_to;
drop table confirmations;
