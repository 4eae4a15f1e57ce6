create table settings (
  key text primary key,
  value text not null
);

create table slides (
  id bigint generated always as identity primary key,
  slider_type text not null check (slider_type in ('Main', 'Favourite', 'Features')),
  status text not null check (status in ('active', 'inactive')),
  position integer not null,
  link text not null,
  thumbnail text not null,
  name text not null,
  name_bn text,
  unique (slider_type, position)
);

create table social_links (
  id integer primary key,
  name text not null unique,
  link text not null,
  icon text not null
);

create table promotions (
  id integer primary key,
  name text not null,
  name_bn text,
  description text not null,
  description_bn text,
  thumbnail text not null,
  start_date timestamptz not null,
  end_date timestamptz not null,
  status text not null check (status in ('display', 'active')),
  deposit_bonus integer not null,
  turnover integer not null,
  categories integer[] not null
);
