drop table audit_log;
drop table captchas;
drop table counters;
