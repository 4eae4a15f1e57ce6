drop trigger audit_log_append_only on audit_log;
drop index audit_log_who;
drop index audit_log_player;
alter table audit_log drop column who, drop column call, drop column outcome;
