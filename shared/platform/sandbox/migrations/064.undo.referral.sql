drop table referral_flag;
drop table referral_reward;
drop table referral_batch;
alter table players drop constraint players_referrer_came_first;
