-- When the request was first sent: it decides the place and the day of a record, and stays when it is sent again.
alter table cash_transaction add column created_at timestamptz not null default now();
update cash_transaction c set created_at = coalesce(
  (select min(e.at) from cash_transaction_event e where e.transaction_id = c.id and e.step = 'received'), c.submitted_at);

-- Records page by page, the newest first, and how many there are.
drop index cash_transaction_player;
create index cash_transaction_records on cash_transaction (player_id, created_at desc, id desc) include (action, key);
-- What was decided in a month.
create index cash_transaction_statement on cash_transaction (player_id, decided_at) include (action, amount, bonus, rebate) where key = '1';

-- Completed tickets are read from the newest back; the active ones have an index of their own.
drop index turnover_ticket_player;
create index turnover_ticket_complete on turnover_ticket (player_id, id) where status = 'complete';
