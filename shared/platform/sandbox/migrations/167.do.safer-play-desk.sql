-- The desk of safer play reads the players whose limits and breaks changed lately, of all players.
create index safer_play_event_at on safer_play_event (at, player_id);
