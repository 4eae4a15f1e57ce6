-- Valid turnover of each player since the first play: stakes of settled rounds, and what the exchange counts. It is kept by the transaction
-- that settles, which has the lock on the wallet. The turnover up to a day is this without the days after it.
create table played_total (
  player_id bigint primary key,
  turnover bigint not null
) with (fillfactor = 80);

create function played_total_add_records() returns trigger language plpgsql as $$
begin
  insert into played_total as total (player_id, turnover)
  select player_id, sum(bet_amount) from added group by 1 having sum(bet_amount) <> 0 order by 1
  on conflict (player_id) do update set turnover = total.turnover + excluded.turnover;
  return null;
end $$;
create trigger played_total_add after insert on bet_record referencing new table as added
  for each statement execute function played_total_add_records();
alter table bet_record enable always trigger played_total_add;

create function played_total_add_settlements() returns trigger language plpgsql as $$
begin
  insert into played_total as total (player_id, turnover)
  select player_id, sum(turnover) from added group by 1 having sum(turnover) <> 0 order by 1
  on conflict (player_id) do update set turnover = total.turnover + excluded.turnover;
  return null;
end $$;
create trigger played_total_add after insert on exchange_settlement referencing new table as added
  for each statement execute function played_total_add_settlements();
alter table exchange_settlement enable always trigger played_total_add;

-- The triggers keep writers out until the end of the migration, so no play is missed or counted twice.
insert into played_total
select player_id, sum(turnover) from (
  select player_id, bet_amount as turnover from bet_day union all select player_id, turnover from exchange_settlement
) played group by 1 having sum(turnover) <> 0;
