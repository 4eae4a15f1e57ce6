-- A journal is written by one statement, so its sum is known at the end of that statement, once for all of its postings.
drop trigger journal_balances on posting;
create or replace function ledger_journal_balances() returns trigger language plpgsql as $$
declare
  lopsided bigint;
begin
  select journal_id into lopsided from written group by journal_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'journal % does not sum to zero', lopsided using errcode = 'check_violation', constraint = 'journal_balances';
  end if;
  return null;
end $$;
create trigger journal_balances after insert on posting
  referencing new table as written for each statement execute function ledger_journal_balances();
