-- Missions: rounds or turnover within a day or a week, for a prize. Progress is counted from the records of rounds.
create table mission (
  id bigint generated always as identity primary key,
  name text not null,
  name_bn text not null,
  goal text not null check (goal in ('rounds', 'turnover')),
  -- Rounds, or whole BDT of turnover.
  target integer not null check (target > 0),
  -- Paisa; a round with a smaller stake does not count.
  least_stake bigint not null check (least_stake >= 0),
  -- Category of the games; null for every category.
  game_type text,
  -- A week begins on Monday in Dhaka.
  period text not null check (period in ('day', 'week')),
  first_day date not null,
  last_day date not null,
  -- Paisa for each day or week.
  prize bigint not null check (prize > 0),
  -- A proposed one waits for a second person.
  state text not null check (state in ('proposed', 'planned', 'refused', 'withdrawn')),
  proposed_by text not null,
  decided_by text,
  created_at timestamptz not null,
  constraint mission_days check (first_day <= last_day),
  constraint mission_decided check ((state = 'proposed') = (decided_by is null))
);
create index mission_shown on mission (last_day) where state = 'planned';

create table mission_claim (
  mission_id bigint not null references mission (id),
  player_id bigint not null references players (id),
  -- First day of the day or week.
  day date not null,
  -- Paisa.
  prize bigint not null check (prize > 0),
  claimed_at timestamptz not null,
  primary key (player_id, mission_id, day)
);
create index mission_claim_mission on mission_claim (mission_id);
