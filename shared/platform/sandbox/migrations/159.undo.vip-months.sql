alter table vip_received rename to vip_received_by_month;
alter table vip_received_by_month rename constraint vip_received_pkey to vip_received_by_month_pkey;
create table vip_received (like vip_received_by_month including all excluding indexes, primary key (player_id, day, game_type));
insert into vip_received select * from vip_received_by_month;
drop table vip_received_by_month;
-- Only now is its name free.
alter table vip_received add foreign key (player_id) references players (id);
alter function month_partition_add(text, text, timestamptz, text) reset timezone;
alter function month_partitions_ahead(timestamptz) reset timezone;
