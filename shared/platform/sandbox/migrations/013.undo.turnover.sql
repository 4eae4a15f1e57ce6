drop table turnover_entry;
drop table turnover_ticket;
drop table bet_record;
