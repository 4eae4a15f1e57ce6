import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createApp } from '../app';
import { readConfig } from '../config';
import { systemClock } from '../core/clock';
import { openDatabase } from '../core/database';
import { migrate, newestMigration } from './migrate';
import { startPostgres, type PostgresServer } from './server';

let directory: string;
let server: PostgresServer;

beforeAll(async () => {
  // A folder that only its owner may enter: the server has to find another place when this runs as root.
  directory = join(mkdtempSync(join(tmpdir(), 'site-postgres-')), 'postgres');
  server = await startPostgres({ directory, settings: ['fsync=off'] });
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

const tables = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  await client.end();
  return rows.map(({ name }) => name).filter((name) => name !== 'schemaversion');
};

it('uses a server on that a killed parent left behind', async () => {
  const again = await startPostgres({ directory });
  expect(again.url('postgres')).toBe(server.url('postgres'));
});

it('goes all the way up, down and up again', async () => {
  await migrate(server.url('postgres'));
  const up = await tables(server.url('postgres'));
  expect(up).toEqual(expect.arrayContaining(['players', 'sessions', 'settings', 'outbox']));
  await migrate(server.url('postgres'), 0);
  expect(await tables(server.url('postgres'))).toEqual([]);
  await migrate(server.url('postgres'));
  expect((await tables(server.url('postgres'))).sort()).toEqual(up.sort());
  expect(newestMigration()).toBeGreaterThanOrEqual(5);
});

it('answers 503 at once while the database is away, and serves again when it is back', async () => {
  await migrate(server.url('postgres'));
  const { db, close } = openDatabase(server.url('postgres'), () => {});
  const app = await createApp({ context: { db, clock: systemClock, settings: readConfig({}).settings }, logger: false });
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  expect([await status('/readyz'), await status('/api/promotion')]).toEqual([200, 200]);

  await server.stop();
  const start = performance.now();
  const refused = await app.inject({ url: '/api/promotion' });
  expect(refused.json()).toMatchObject({ code: 'platform.unavailable' });
  expect([await status('/readyz'), refused.statusCode, await status('/healthz')]).toEqual([503, 503, 200]);
  expect(performance.now() - start).toBeLessThan(3000);

  await server.revive();
  expect([await status('/readyz'), await status('/api/promotion')]).toEqual([200, 200]);
  await app.close();
  await close();
}, 30_000);
