alter table sessions drop column device_hash;
alter table known_devices drop column name;
