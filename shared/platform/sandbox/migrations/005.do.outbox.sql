create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null check (channel in ('email', 'sms')),
  code text not null,
  text text not null,
  created_at timestamptz not null
);
create index outbox_recipient on outbox (recipient, id desc);
