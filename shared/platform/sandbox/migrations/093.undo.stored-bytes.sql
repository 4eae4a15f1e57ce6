drop table stored_bytes;
