drop index sessions_player;
