-- Messages to owners, written with what they tell of and sent after it is committed.
create table owner_notices (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  -- Not before; moves on when it could not be sent.
  due_at timestamptz not null,
  tries integer not null default 0
);
create index owner_notices_due on owner_notices (due_at);
