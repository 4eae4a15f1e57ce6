import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE_MS, TEST_MS, until } from '@site/testing/patience';
import { createEmptyDatabase } from '@site/platform-testing/test-server';
import { DEMO_PLAYER } from '../seed/people';
import { answers, freePort, startPlatformProcess, type PlatformProcess } from '../testing-process';

jest.setTimeout(TEST_MS);

const KEY = 'k'.repeat(32);
const directory = mkdtempSync(join(tmpdir(), 'platform-roles-'));
const started: PlatformProcess[] = [];
let database: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await database.drop();
  rmSync(directory, { recursive: true });
});

/** Variables that all processes of the site have. */
const shared = (): Record<string, string> => ({
  DATABASE_URL: database.url,
  DATA_DIR: directory,
  TWO_STEP_KEY: KEY,
  FEED_KEY: KEY,
  MERCHANT_SECRET: KEY,
  PUSH_KEY: KEY,
  DEMO_HISTORY: 'off',
});

async function start(role: string, env: Record<string, string> = {}) {
  const platform = await startPlatformProcess({ ...shared(), ROLE: role, ...env });
  started.push(platform);
  return platform;
}

const isReady = ({ own, said }: PlatformProcess) => until(() => answers(`${own}/readyz`), said);

async function ask<T>(url: string, body?: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

it('serves one site from several processes: each does its part, and any of the same kind will do', async () => {
  const gamesPort = await freePort();
  const gamesOrigin = `http://127.0.0.1:${gamesPort}`;
  const first = await start('api', { GAMES_ORIGIN: gamesOrigin, GAMES_INTERNAL_ORIGIN: gamesOrigin });
  await until(() => first.said().includes('waits for the schema'), first.said);
  expect((await (await fetch(`${first.own}/readyz`)).json()) as object).toMatchObject({ status: 'waiting', reason: /./ });
  const migration = await start('migrate');
  expect([await migration.ended, migration.said()]).toEqual([0, expect.stringContaining('role: migrate')]);

  const second = await start('api', { GAMES_ORIGIN: gamesOrigin, GAMES_INTERNAL_ORIGIN: gamesOrigin });
  const worker = await start('worker', { GAMES_INTERNAL_ORIGIN: gamesOrigin });
  const games = await start('games', { GAMES_PORT: String(gamesPort), PLATFORM_ORIGIN: second.api });
  const exchange = await start('exchange');
  for (const platform of [first, second, worker, games, exchange]) await isReady(platform);

  const { username, password } = DEMO_PLAYER;
  const { token } = await ask<{ token: string }>(`${first.api}/api/login`, { username, password });
  expect(await ask(`${second.api}/api/balance`, {}, token)).toMatchObject({});

  const metricsOf = async ({ own }: PlatformProcess) => (await fetch(`${own}/metrics`)).text();
  expect(await metricsOf(worker)).toContain('site_job_period_seconds{job_name="bets"} 0.1');
  expect(await metricsOf(first)).toMatch(/site_http_requests_total\{server="platform",method="POST",route="\/api\/login",status="\d+"\} 1/);
  expect(await metricsOf(exchange)).toContain('site_database_up 1');
  expect(await metricsOf(exchange)).toMatch(/^site_clock_offset_seconds -?\d/m);
  expect((await fetch(`${first.api}/metrics`)).status).toBe(404);
});
