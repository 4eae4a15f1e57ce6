drop table known_devices;
alter table sessions drop column ip, drop column user_agent;
drop index login_history_player;
create index login_history_player on login_history (player_id, at desc);
delete from login_history where result <> 'ok';
alter table login_history drop column result, drop column is_new_device, drop column session_id;
