-- People who run the site, each with a key of its own. Who has left stays, so that a name in the audit log is one person for ever.
create table operator_person (
  id bigint generated always as identity primary key,
  name text not null unique,
  role text not null check (role in ('viewer', 'cashier', 'support', 'trader', 'admin')),
  key_hash text not null unique,
  added_at timestamptz not null,
  added_by text not null,
  ended_at timestamptz
);
