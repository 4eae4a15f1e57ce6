drop table complaint_entry;
drop table complaint;
