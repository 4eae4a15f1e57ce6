-- The last deposit and withdrawal of a player are asked for every second; nearly all journals are bets and wins.
create index journal_outside_moves on journal (id) where kind in ('deposit', 'withdrawal');
