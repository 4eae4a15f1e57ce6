drop table game_wallet_choice;
drop index account_game_wallet;
drop table game_transfer;
alter table game_session drop column wallet;
alter table platform drop column wallet;
