create table complaint (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  reference text not null,
  subject text not null,
  status text not null check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint complaint_reference unique (reference)
);
create index complaint_player on complaint (player_id, updated_at desc, id desc);
-- What support reads: what is open, the oldest first, then what moved last.
create index complaint_open on complaint (updated_at, id) where status = 'open';
create index complaint_moved on complaint (updated_at desc, id desc) where status <> 'open';

-- The first entry is the complaint itself. Entries only come: what was said stays said.
create table complaint_entry (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaint (id),
  player_id bigint not null references players (id),
  by text not null check (by in ('player', 'support')),
  text text not null,
  -- What the complaint became with this entry.
  status text not null check (status in ('open', 'answered', 'closed')),
  -- The page's own name for what it sent; support has none.
  client_key text check ((client_key is null) = (by = 'support')),
  created_at timestamptz not null
);
create index complaint_entry_complaint on complaint_entry (complaint_id, id);
create unique index complaint_entry_client_key on complaint_entry (player_id, client_key);
