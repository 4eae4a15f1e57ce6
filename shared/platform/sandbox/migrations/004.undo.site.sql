drop table promotions;
drop table social_links;
drop table slides;
drop table settings;
