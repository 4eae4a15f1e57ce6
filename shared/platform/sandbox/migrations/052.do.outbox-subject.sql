alter table outbox add column subject text not null default '';
