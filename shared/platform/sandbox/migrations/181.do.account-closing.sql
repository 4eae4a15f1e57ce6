-- Wishes of players to close their account. One without an outcome waits.
create table account_closing (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- Rest of the main wallet in paisa that the player gives up; more than it stops the closing.
  given_up bigint not null check (given_up >= 0),
  outcome text check (outcome in ('closed', 'taken_back', 'lapsed', 'by_operator')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create unique index account_closing_waiting on account_closing (player_id) where outcome is null;
create index account_closing_player on account_closing (player_id, id desc);
create index account_closing_due on account_closing (due_at) where outcome is null;

alter table players drop constraint players_status_check;
alter table players add constraint players_status_check check (status in ('active', 'blocked', 'closed'));
