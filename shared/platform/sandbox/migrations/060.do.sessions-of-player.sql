-- The log-in before this one is looked up again and again, also among sessions that have ended.
create index sessions_player on sessions (player_id, id desc);
