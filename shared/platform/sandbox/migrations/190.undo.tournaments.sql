drop trigger tournament_points_add on bet_record;
drop function tournament_points_add();
drop table tournament_player;
drop table tournament;
