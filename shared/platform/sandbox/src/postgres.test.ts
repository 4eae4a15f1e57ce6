import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createApp } from './app';
import { readConfig } from './config';
import { systemClock } from '@site/platform-kit/time/clock';
import { until } from '@site/testing/patience';
import { openDatabase } from '@site/platform-kit/data/database';
import { postgresTransport } from '@site/platform-kit/events/postgres-transport';
import { createScriptedFeed } from '@site/platform-testing/scripted-feed';
import { migrate, MIGRATIONS, newestMigration } from './migrate';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import { startPostgres, type PostgresServer } from '@site/platform-kit/postgres/server';

let directory: string;
let server: PostgresServer;

beforeAll(async () => {
  // Only the owner may enter this folder, so the server has to find another place when the test runs as root.
  directory = join(mkdtempSync(join(tmpdir(), 'site-postgres-')), 'postgres');
  server = await startPostgres({ directory, settings: ['fsync=off'] });
});
afterAll(async () => {
  await server.stop();
  for (const made of [directory, reachableDirectory(directory)]) rmSync(made, { recursive: true, force: true });
});

/**
 * The whole schema as one text: columns with their types and defaults, constraints, indexes, triggers and functions. It reads the catalogue
 * itself, because the views of the standard check the rights of each column.
 */
const SCHEMA = `
  select coalesce(string_agg(part, E'\\n' order by part collate "C"), '') as text from (
    select 'column ' || c.oid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' ' ||
        attidentity::text || attgenerated::text || ' ' || coalesce(pg_get_expr(adbin, adrelid), '') as part
      from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
    union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  ) parts where part not like '%schemaversion%'`;

const connect = async () => {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  return client;
};

const schemaOf = async (client: pg.Client) => (await client.query<{ text: string }>(SCHEMA)).rows[0]?.text;

it('reuses a server that a killed parent left running', async () => {
  const again = await startPostgres({ directory });
  expect(again.url('postgres')).toBe(server.url('postgres'));
});

const versions = readdirSync(MIGRATIONS).flatMap((file) => (file.includes('.do.') ? [Number.parseInt(file, 10)] : []));

const files = readdirSync(MIGRATIONS);
const scriptOf = (version: number, way: 'do' | 'undo') => {
  const file = files.find((name) => name.startsWith(`${String(version).padStart(3, '0')}.${way}.`));
  if (!file) throw new Error(`${version} has no script ${way}`);
  return `begin;\n${readFileSync(join(MIGRATIONS, file), 'utf8')}\n;commit`;
};

it('reverts every migration completely and applies them again', async () => {
  const client = await connect();
  const made: Record<number, string | undefined> = {};
  for (const version of versions) {
    await client.query(scriptOf(version, 'do'));
    made[version] = await schemaOf(client);
  }
  expect(newestMigration()).toBe(versions.at(-1));
  for (const [nth, version] of [...versions.entries()].reverse()) {
    await client.query(scriptOf(version, 'undo'));
    expect([version, await schemaOf(client)]).toEqual([version, made[versions[nth - 1] ?? 0] ?? '']);
  }
  const url = server.url('postgres');
  const newest = made[newestMigration()];
  await migrate(url);
  expect(await schemaOf(client)).toBe(newest);
  await migrate(url, 0);
  expect(await schemaOf(client)).toBe('');
  await migrate(url);
  expect(await schemaOf(client)).toBe(newest);
  await client.end();
});

const MONTHS_OF_AUDIT = 157;

it('gives the audit log months and takes them back with every row, and the numbers of rows go on', async () => {
  const url = server.url('postgres');
  await migrate(url, MONTHS_OF_AUDIT - 1);
  const client = await connect();
  const add = (at: string) => client.query(`insert into audit_log (at, action, ip, detail) values (${at}, 'test', '', '{}')`);
  const ids = async () => (await client.query<{ id: number }>('select id::int from audit_log order by id')).rows.map(({ id }) => id);
  await add("now() - interval '2 years'");
  // A sandbox whose clock is ahead.
  await add("now() + interval '90 days'");
  await migrate(url, MONTHS_OF_AUDIT);
  await add('now()');
  await add("now() + interval '400 days'");
  expect(await ids()).toEqual([1, 2, 3, 4]);
  await migrate(url, MONTHS_OF_AUDIT - 1);
  await add('now()');
  expect(await ids()).toEqual([1, 2, 3, 4, 5]);
  await client.end();
  await migrate(url, 0);
  await migrate(url);
});

it('leaves a newer schema as it is, because its release may run beside this one', async () => {
  const url = server.url('postgres');
  const client = await connect();
  await client.query("insert into schemaversion (version, name) values (999999, 'later')");
  const before = await schemaOf(client);
  await migrate(url);
  expect(await schemaOf(client)).toEqual(before);
  await client.query('delete from schemaversion where version = 999999');
  await client.end();
});

const WAITING = "select 1 from pg_locks where not granted and relation = 'schemaversion'::regclass";

it('does not make calls wait behind a migration: it gives up its place and tries again while a table is in use', async () => {
  const url = server.url('postgres');
  await migrate(url, versions.at(-2));
  const client = await connect();
  await client.query('begin');
  await client.query('lock table schemaversion in share mode');
  const migrated = migrate(url);
  await until(async () => (await client.query(WAITING)).rowCount);
  await until(async () => !(await client.query(WAITING)).rowCount);
  await client.query('commit');
  await migrated;
  expect((await client.query('select max(version)::int as version from schemaversion')).rows).toEqual([{ version: newestMigration() }]);
  await client.end();
});

it('answers 503 while the database is away, stays in the balancer, and serves again when it is back', async () => {
  await migrate(server.url('postgres'));
  const { db, openConnection, close } = openDatabase(server.url('postgres'), () => {});
  const context = { db, clock: systemClock, feed: createScriptedFeed(), settings: readConfig({}).settings };
  const app = await createApp({ context, transport: postgresTransport(openConnection), logger: false });
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  expect([await status('/readyz'), await status('/api/promotion')]).toEqual([200, 200]);

  await server.stop();
  const refused = await app.inject({ url: '/api/promotion' });
  expect(refused.json()).toMatchObject({ code: 'platform.unavailable' });
  expect([await status('/readyz'), refused.statusCode, await status('/healthz')]).toEqual([200, 503, 200]);

  await server.revive();
  await until(async () => (await status('/api/promotion')) === 200);
  await app.close();
  await close();
});
