drop trigger played_total_add on exchange_settlement;
drop trigger played_total_add on bet_record;
drop function played_total_add_settlements, played_total_add_records;
drop table played_total;
