drop table login_history;
drop table players;
