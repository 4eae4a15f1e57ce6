-- An alert about the releases of players. It is open until something closes it; an alert of the whole site has an empty area.
create table release_alert (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('failures', 'lcp', 'inp', 'expiry', 'unreachable')),
  area text not null,
  release text not null,
  words text not null,
  opened_at timestamptz not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  -- What a person wrote about it, for those who look later.
  note text,
  noted_by text,
  constraint release_alert_noted check ((note is null) = (noted_by is null))
);
create unique index release_alert_open on release_alert (kind, area, release) where closed_at is null;
-- A message about an alert that waits for its sending.
create table release_alert_post (
  id bigint generated always as identity primary key,
  alert_id bigint not null references release_alert (id) on delete cascade,
  way text not null check (way in ('webhook', 'email')),
  news text not null check (news in ('opened', 'closed')),
  tries int not null default 0,
  due_at timestamptz not null
);
create index release_alert_post_due on release_alert_post (due_at);
create index release_alert_post_alert on release_alert_post (alert_id);
