drop table release_alert_post;
drop table release_alert;
