drop index players_name_begins;
drop index players_username_begins;
drop table player_note;
