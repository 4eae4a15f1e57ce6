alter table known_devices add column name text;
-- Device of the log-in; null for a session from before.
alter table sessions add column device_hash text;
