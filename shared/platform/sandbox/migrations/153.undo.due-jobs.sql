drop table ledger_audit;
drop table due_job;
