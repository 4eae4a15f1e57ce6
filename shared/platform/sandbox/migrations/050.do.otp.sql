-- One live code for each purpose of a player: sending another takes the place of the one before.
create table otp (
  purpose text not null check (purpose in ('recovery', 'verify-email', 'verify-phone', 'verify-number')),
  player_id bigint not null references players (id),
  -- Where it was sent.
  target text not null,
  code_hash text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, player_id)
);
create index otp_expiry on otp (expires_at);
