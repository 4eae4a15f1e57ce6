drop table vip_history;
drop table vip_received;
drop table vip_account;
