drop table session_tokens;
drop table sessions;
