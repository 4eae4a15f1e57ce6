drop index exchange_bet_due;
create index exchange_bet_due on exchange_bet (decide_at) where state = 'PLACED';
