-- Tournaments: the player who stakes most in settled rounds of the games, within the time, is first.
create table tournament (
  id bigint generated always as identity primary key,
  name text not null,
  name_bn text not null,
  -- Category of the games; null for every category.
  game_type text,
  -- Codes of the games; null for all games of the category.
  game_codes text[],
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Paisa for the places, from the first one on.
  prizes bigint[] not null check (cardinality(prizes) > 0),
  -- A proposed one waits for a second person. A closed one has its places and prizes.
  state text not null check (state in ('proposed', 'planned', 'refused', 'withdrawn', 'closed')),
  proposed_by text not null,
  decided_by text,
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint tournament_time check (starts_at < ends_at),
  constraint tournament_decided check ((state = 'proposed') = (decided_by is null)),
  constraint tournament_closed check ((state = 'closed') = (closed_at is not null))
);
create index tournament_due on tournament (ends_at) where state = 'planned';
create index tournament_shown on tournament (starts_at desc, id desc) where state in ('planned', 'closed');

create table tournament_player (
  tournament_id bigint not null references tournament (id),
  player_id bigint not null references players (id),
  joined_at timestamptz not null,
  -- Paisa of stakes that count.
  points bigint not null default 0,
  -- Place at the end; null while points count.
  place integer check (place > 0),
  -- Paisa.
  prize bigint not null default 0 check (prize >= 0),
  -- Time from which the prize is paid; null when there is nothing to pay.
  pay_at timestamptz,
  paid_at timestamptz,
  primary key (tournament_id, player_id),
  constraint tournament_player_paid check ((prize > 0) = (num_nonnulls(pay_at, paid_at) = 1))
) with (fillfactor = 80);
create index tournament_player_table on tournament_player (tournament_id, points desc, joined_at, player_id);
create index tournament_player_counting on tournament_player (player_id) where place is null;
create index tournament_player_due on tournament_player (tournament_id, player_id) where pay_at is not null;

-- Points are kept by the transaction that writes a record of a round, which has the lock on the wallet. A record counts at the time when its round
-- was settled first, so a round that is undone takes its points back, and a correction of an older round changes nothing.
create function tournament_points_add() returns trigger language plpgsql as $$
begin
  update tournament_player as joined set points = joined.points + counted.stake
  from (
    select p.tournament_id, p.player_id, sum(a.bet_amount) as stake
    from added a
    join tournament_player p on p.player_id = a.player_id and p.place is null
    join tournament t on t.id = p.tournament_id and (t.game_type is null or t.game_type = a.game_type)
      and (t.game_codes is null or a.game_code = any(t.game_codes))
    left join game_round g on g.session_id = a.session_id and g.round_id = a.round_id
    cross join lateral (select coalesce(g.settled_at, a.settled_at) as settled_at) as round
    where round.settled_at > p.joined_at and round.settled_at >= t.starts_at and round.settled_at < t.ends_at
    group by 1, 2
  ) as counted
  where joined.tournament_id = counted.tournament_id and joined.player_id = counted.player_id and joined.place is null;
  return null;
end $$;
create trigger tournament_points_add after insert on bet_record referencing new table as added
  for each statement execute function tournament_points_add();
alter table bet_record enable always trigger tournament_points_add;
