alter table audit_log rename to audit_log_by_month;
alter index audit_log_at rename to audit_log_by_month_at;
alter index audit_log_player rename to audit_log_by_month_player;
alter index audit_log_who rename to audit_log_by_month_who;
alter table audit_log_by_month rename constraint audit_log_pkey to audit_log_by_month_pkey;
create table audit_log (like audit_log_by_month including all excluding identity excluding indexes, primary key (id), foreign key (player_id) references players (id));
insert into audit_log select * from audit_log_by_month;
drop table audit_log_by_month;
alter table audit_log alter column id add generated always as identity;
select setval(pg_get_serial_sequence('audit_log', 'id'), (select max(id) from audit_log)) where exists (select from audit_log);
create index audit_log_at on audit_log (at desc);
create index audit_log_player on audit_log (player_id, id desc);
create index audit_log_who on audit_log (who, id desc) where who is not null;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function ledger_append_only();
drop function month_partitions_ahead, month_partition_add, dhaka_month;
