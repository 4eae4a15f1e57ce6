-- Workers ask whether one market has bets whose delay is over, and which markets have.
drop index exchange_bet_due;
create index exchange_bet_due on exchange_bet (market_id, decide_at) where state = 'PLACED';
