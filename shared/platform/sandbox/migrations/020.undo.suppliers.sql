drop table supplier_rounds;
drop table supplier_seeds;
drop table supplier_sessions;
