drop table operator_session;
