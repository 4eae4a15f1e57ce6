-- Calls of operators: the person, the call and the status that it was answered with. Null in what the platform itself writes.
alter table audit_log add column who text, add column call text, add column outcome integer;
create index audit_log_player on audit_log (player_id, id desc);
create index audit_log_who on audit_log (who, id desc) where who is not null;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function ledger_append_only();
