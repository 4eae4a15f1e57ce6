-- Archives of the data of one player, which the player has asked for. Each is made part by part, so that another process can go on with it.
create table data_export (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  language text not null check (language in ('en', 'bn')),
  asked_at timestamptz not null,
  ready_at timestamptz,
  -- The files are removed after this moment.
  expires_at timestamptz,
  failed_at timestamptz,
  -- Until then one worker makes it.
  taken_until timestamptz,
  tries integer not null default 0,
  check ((ready_at is null) = (expires_at is null)),
  check (ready_at is null or failed_at is null)
);
create index data_export_player on data_export (player_id, id desc);
create index data_export_due on data_export (id) where ready_at is null and failed_at is null;

-- Files of an archive, each compressed.
create table data_export_file (
  export_id bigint not null references data_export (id),
  name text not null,
  body bytea not null,
  -- CRC-32 and bytes of the file before it was compressed.
  crc bigint not null,
  bytes bigint not null,
  primary key (export_id, name)
);
