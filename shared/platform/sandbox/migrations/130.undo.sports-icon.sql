alter table game drop constraint game_sports_icon;
alter table game drop column icon;
