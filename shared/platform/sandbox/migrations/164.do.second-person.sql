-- A decision about a large amount that one person has proposed and that waits for a second one. It ends with the attempt that it is about.
create table cash_transaction_proposal (
  id bigint generated always as identity primary key,
  -- One proposal for one request at a time.
  transaction_id bigint not null unique references cash_transaction (id),
  key text not null check (key in ('1', '2')),
  -- Words that the player reads after a refusal.
  reason text check ((reason is not null) = (key = '2')),
  -- Name of the person, as the audit log has it.
  proposed_by text not null,
  proposed_at timestamptz not null
);
-- The queue is read page by page in this order.
drop index cash_transaction_queue;
create index cash_transaction_queue on cash_transaction (submitted_at, id) where key = '0';
