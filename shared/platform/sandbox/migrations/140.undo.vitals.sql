delete from telemetry_devices where kind in ('lcp', 'inp', 'cls', 'ttfb', 'uncaught');
alter table telemetry_devices rename column up_to to up_to_ms;
