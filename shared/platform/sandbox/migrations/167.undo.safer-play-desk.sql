drop index safer_play_event_at;
