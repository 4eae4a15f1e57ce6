drop table exchange_settlement;
alter table exchange_profit drop column stake;
