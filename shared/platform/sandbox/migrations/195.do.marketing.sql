-- Choices of players about promotions, one row for each change: the newest one of a channel counts, and the others show when it was allowed.
create table marketing_choice (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  channel text not null check (channel in ('inbox', 'email', 'sms', 'push')),
  is_on boolean not null,
  chosen_at timestamptz not null
);
create index marketing_choice_player on marketing_choice (player_id, channel, id desc);
