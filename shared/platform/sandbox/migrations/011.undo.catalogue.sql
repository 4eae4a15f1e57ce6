drop table favourite_game;
drop table game;
drop table platform;
