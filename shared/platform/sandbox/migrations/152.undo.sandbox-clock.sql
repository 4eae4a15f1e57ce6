drop table sandbox_clock;
