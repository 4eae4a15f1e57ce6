-- What the player read when the game was opened; the supplier shows its game in it.
alter table game_session add column language text not null default 'en' check (language in ('en', 'bn'));
