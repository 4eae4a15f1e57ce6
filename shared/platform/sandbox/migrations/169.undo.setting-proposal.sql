drop table setting_proposal;
