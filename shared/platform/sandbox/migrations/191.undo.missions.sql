drop table mission_claim;
drop table mission;
