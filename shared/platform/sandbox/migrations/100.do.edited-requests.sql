-- The player edited it while it waited: an operator decides it only by naming the attempt that was looked at.
alter table cash_transaction add column is_edited boolean not null default false;
