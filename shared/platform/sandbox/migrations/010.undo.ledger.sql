drop table hold;
drop table posting;
drop table journal;
drop table account;
drop function ledger_append_only();
drop function ledger_journal_balances();
