drop table vip_used;
