update players set status = 'blocked' where status = 'closed';
alter table players drop constraint players_status_check;
alter table players add constraint players_status_check check (status in ('active', 'blocked'));
drop table account_closing;
