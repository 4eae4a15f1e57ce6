-- Changes that people who run the site made to settings, slides and promotions; nobody changes or deletes them. The number of the last change
-- of a thing is its version.
create table site_change (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('setting', 'slide', 'promotion')),
  -- Key of the setting, number of the slide or the promotion, or `order` and the list whose order changed.
  subject text not null,
  -- What it was and what it became; null where it was not there.
  before jsonb,
  after jsonb,
  -- Name of the person, as the audit log has it.
  changed_by text not null,
  changed_at timestamptz not null
);
create index site_change_of on site_change (kind, subject, id desc);
create trigger site_change_append_only before update or delete or truncate on site_change
  for each statement execute function ledger_append_only();
-- Null: without a beginning or without an end.
alter table slides add column shown_from timestamptz, add column shown_until timestamptz;
-- Deposits name a promotion, so a deleted one keeps its row.
alter table promotions
  add column position integer not null default 0,
  add column is_shown boolean not null default true,
  add column is_deleted boolean not null default false;
-- The numbers below belong to promotions that come with the platform.
create sequence promotion_number as integer start 1001;
