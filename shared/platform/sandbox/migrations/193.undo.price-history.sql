alter table exchange_market drop last_traded;
drop table exchange_price;
