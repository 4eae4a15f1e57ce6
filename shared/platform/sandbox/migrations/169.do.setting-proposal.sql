-- A change of a setting that one person has proposed and that waits for a second one.
create table setting_proposal (
  id bigint generated always as identity primary key,
  -- One proposal for one setting at a time.
  key text not null unique,
  value text not null,
  -- Name of the person, as the audit log has it.
  proposed_by text not null,
  proposed_at timestamptz not null
);
