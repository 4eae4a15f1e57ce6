delete from release_alert where kind in ('lag', 'root', 'credential');
alter table release_alert drop constraint release_alert_kind_check;
alter table release_alert add constraint release_alert_kind_check check (kind in ('failures', 'lcp', 'inp', 'expiry', 'unreachable'));
drop table metric_sample;
