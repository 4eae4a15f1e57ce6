drop table exchange_record;
drop table open_round;
drop trigger bet_day_add on bet_record;
drop function bet_day_add();
drop table bet_day;
alter table bet_record drop column odds;
drop index bet_record_player;
create index bet_record_player on bet_record (player_id, settled_at desc);
