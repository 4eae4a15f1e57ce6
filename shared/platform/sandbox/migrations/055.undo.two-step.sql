drop table recovery_codes;
drop table two_step;
