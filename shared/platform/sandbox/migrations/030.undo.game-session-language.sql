alter table game_session drop column language;
