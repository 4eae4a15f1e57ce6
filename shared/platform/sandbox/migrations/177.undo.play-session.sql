drop table play_timer;
drop table play_session;
