-- Files of the pages of games and prices, by the address of their folder: in a roll-out a host serves also those of the other release.
create table browser_file (
  base text not null,
  name text not null,
  type text not null,
  body bytea not null,
  -- The last start of a host that has these files itself.
  kept_at timestamptz not null,
  primary key (base, name)
);
