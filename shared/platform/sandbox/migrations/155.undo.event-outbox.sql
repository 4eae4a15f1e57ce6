drop table event_outbox;
