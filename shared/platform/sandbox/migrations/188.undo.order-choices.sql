alter table exchange_bet drop column min_fill;
alter table exchange_bet drop column at_start;
