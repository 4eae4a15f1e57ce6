-- A sports entry carries an icon: a file below the storage path. Games of other types have none.
alter table game add column icon text;
update game set icon = 'sports/' || lower(coalesce(substring(name from '(Cricket|Football|Kabaddi|Tennis|Hockey)'), 'trophy')) || '.svg' where type = 'SPORTS';
alter table game add constraint game_sports_icon check ((type = 'SPORTS') = (icon is not null));
