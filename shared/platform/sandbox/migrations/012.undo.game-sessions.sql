drop table game_session;
