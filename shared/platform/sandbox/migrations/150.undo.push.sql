drop table push_messages;
drop table push_kinds_off;
drop table push_devices;
