-- Ids decide between records of one moment.
drop index bet_record_player;
create index bet_record_player on bet_record (player_id, settled_at desc, id desc);
-- Decimal odds in hundredths, where the game has odds: low ones count for less on a bonus ticket.
alter table bet_record add column odds integer check (odds > 0);

-- What one day in Dhaka brought at one platform with one type of game, so that a long history is summed without its rows. A record
-- belongs to the moment at which it is written, so a day that is over does not change any more.
create table bet_day (
  player_id bigint not null,
  day date not null,
  platform text not null,
  game_type text not null,
  records integer not null,
  settlements integer not null,
  bet_amount bigint not null,
  win_amount bigint not null,
  primary key (player_id, day, platform, game_type)
) with (fillfactor = 80);

create function bet_day_add() returns trigger language plpgsql as $$
begin
  insert into bet_day as sums (player_id, day, platform, game_type, records, settlements, bet_amount, win_amount)
  select player_id, (settled_at at time zone 'Asia/Dhaka')::date, platform, game_type, count(*), count(*) filter (where kind = 'settlement'),
    sum(bet_amount), sum(win_amount)
  from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (player_id, day, platform, game_type) do update set records = sums.records + excluded.records,
    settlements = sums.settlements + excluded.settlements, bet_amount = sums.bet_amount + excluded.bet_amount,
    win_amount = sums.win_amount + excluded.win_amount;
  return null;
end $$;
create trigger bet_day_add after insert on bet_record referencing new table as added
  for each statement execute function bet_day_add();
alter table bet_record enable always trigger bet_day_add;

insert into bet_day
select player_id, (settled_at at time zone 'Asia/Dhaka')::date, platform, game_type, count(*), count(*) filter (where kind = 'settlement'),
  sum(bet_amount), sum(win_amount)
from bet_record group by 1, 2, 3, 4;

-- Rounds with a bet that are not settled. One whose bets were all given back stays here until it is settled: they may come again.
-- Every row comes with a bet, whose own row names the player and the session.
create table open_round (
  player_id bigint not null,
  session_id text not null,
  round_id text not null,
  primary key (player_id, session_id, round_id)
);
insert into open_round
select distinct player_id, session_id, round_id from seamless_transaction t
where action = 'bet' and session_id is not null and round_id is not null
  and not exists (select 1 from game_round r where r.session_id = t.session_id and r.round_id = t.round_id);

-- Bets at the exchange as the player reads them; the exchange writes them.
create table exchange_record (
  transaction_id text primary key,
  player_id bigint not null references players (id),
  event_name text not null,
  market_name text not null,
  selection_name text not null,
  bet_type text not null check (bet_type in ('back', 'lay', 'yes', 'no')),
  stake bigint not null check (stake > 0),
  net_profit_loss bigint not null default 0,
  status text not null default 'open' check (status in ('open', 'WON', 'LOST', 'VOID')),
  potential_profit bigint not null,
  potential_liability bigint not null,
  odds text not null,
  run text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint exchange_record_settled check ((status = 'open') = (settled_at is null))
);
create index exchange_record_player on exchange_record (player_id, created_at desc, transaction_id desc)
  include (status, stake, net_profit_loss);
create index exchange_record_open on exchange_record (player_id, created_at desc) where status = 'open';
