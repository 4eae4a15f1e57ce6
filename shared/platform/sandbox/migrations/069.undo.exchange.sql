drop table exchange_profit;
drop table exchange_fill;
drop table exchange_bet;
drop table exchange_market;
