import type { SendStatement } from './statements';

/** Position of the first line of a log. */
export const FIRST_LINE = 1;

const IS_THERE = "select to_regclass('releases.log_lines') is not null as ready";

/** The last table of the list exists only when all of them do, because one transaction makes them. */
const TABLES = [
  'create schema if not exists releases',
  `create table if not exists releases.releases (
    name text, release text, record text not null, primary key (name, release))`,
  `create table if not exists releases.files (
    name text, release text, file text, encoding text check (encoding in ('identity', 'br', 'gzip')), bytes bytea not null,
    primary key (name, release, file, encoding),
    foreign key (name, release) references releases.releases on delete cascade)`,
  'create table if not exists releases.channels (channel text primary key, serial bigint not null, document text not null)',
  `create table if not exists releases.log_lines (
    channel text references releases.channels on delete cascade, position integer check (position >= ${FIRST_LINE}), line text not null,
    primary key (channel, position))`,
];

/** True when a writer has made the tables before. */
export async function hasTables(ask: SendStatement): Promise<boolean> {
  const [row] = await ask<{ ready: boolean }>(IS_THERE);
  return row?.ready === true;
}

/** Makes the tables, inside of a transaction that no other process runs at the same time. */
export async function makeTables(ask: SendStatement) {
  for (const statement of TABLES) await ask(statement);
}
