-- A browser in which a person is signed in to the console. A session that ends is deleted; the audit log has what was done in it.
create table operator_session (
  id bigint generated always as identity primary key,
  person_id bigint not null references operator_person (id),
  token_hash text not null unique,
  began_at timestamptz not null,
  used_at timestamptz not null
);
create index operator_session_person on operator_session (person_id);
