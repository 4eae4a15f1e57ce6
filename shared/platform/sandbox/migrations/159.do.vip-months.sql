-- The bounds of a table whose key is a day are days in Dhaka, wherever the server is.
alter function month_partition_add(text, text, timestamptz, text) set timezone = 'Asia/Dhaka';
alter function month_partitions_ahead(timestamptz) set timezone = 'Asia/Dhaka';

-- The rows up to this month stay where they are, as the first partition, with their keys.
alter table vip_received rename to vip_received_past;
alter table vip_received_past rename constraint vip_received_pkey to vip_received_past_pkey;
alter table vip_received_past rename constraint vip_received_player_id_fkey to vip_received_past_player_id_fkey;

create table vip_received (
  like vip_received_past including all excluding indexes,
  foreign key (player_id) references players (id),
  primary key (player_id, day, game_type)
) partition by range (day);
do $$
declare
  -- A sandbox may be ahead of the machine.
  moment timestamptz := greatest(now(), (select max(day) from vip_received_past));
begin
  execute format('alter table vip_received attach partition vip_received_past for values from (minvalue) to (%L)',
    (dhaka_month(moment, 1) at time zone 'Asia/Dhaka')::date);
  perform month_partition_add('vip_received', 'vip_received_later', dhaka_month(moment, 1), 'maxvalue');
  perform month_partitions_ahead(moment);
end $$;
