-- Web vitals are counted beside start times: the upper edge of the class is in ms, of layout shifts in ten-thousandths of the score.
alter table telemetry_devices rename column up_to_ms to up_to;
