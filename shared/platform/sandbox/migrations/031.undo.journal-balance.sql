drop trigger journal_balances on posting;
create or replace function ledger_journal_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from posting where journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = 'check_violation', constraint = 'journal_balances';
  end if;
  return null;
end $$;
create constraint trigger journal_balances after insert on posting
  deferrable initially deferred for each row execute function ledger_journal_balances();
