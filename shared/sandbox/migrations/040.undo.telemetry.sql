drop table telemetry;
