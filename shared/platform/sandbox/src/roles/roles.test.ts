import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBalancer, targetOf, type Balancer } from '@site/serving/testing';
import { PATIENCE_MS, TEST_MS, until } from '@site/testing/patience';
import { createEmptyDatabase } from '@site/platform-testing/test-server';
import { answers, freePort, startPlatformProcess, type PlatformProcess } from '../testing-process';

jest.setTimeout(TEST_MS);

const KEY = 'k'.repeat(32);
const SUPPORT = 7;
const directory = mkdtempSync(join(tmpdir(), 'platform-roles-'));
const started: PlatformProcess[] = [];
let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let gamesPort: number;
let balancer: Balancer;
let first: PlatformProcess;
let second: PlatformProcess;

beforeAll(async () => {
  database = await createEmptyDatabase();
  gamesPort = await freePort();
});
afterAll(async () => {
  await balancer?.close();
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await database.drop();
  rmSync(directory, { recursive: true });
});

async function start(ROLE: string, env: Record<string, string> = {}) {
  const shared = { DATABASE_URL: database.url, DATA_DIR: directory, TWO_STEP_KEY: KEY, FEED_KEY: KEY, MERCHANT_SECRET: KEY, PUSH_KEY: KEY };
  const gamesOrigin = `http://127.0.0.1:${gamesPort}`;
  const addresses = { GAMES_PORT: `${gamesPort}`, GAMES_ORIGIN: gamesOrigin, GAMES_INTERNAL_ORIGIN: gamesOrigin };
  const platform = await startPlatformProcess({ ...shared, ...addresses, ROLE, DEMO_HISTORY: 'off', DRAIN_MS: '3000', ...env });
  started.push(platform);
  return platform;
}

async function ask<T>(url: string, body?: object, bearer = ''): Promise<T> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const logIn = ({ api }: PlatformProcess, { username, password }: { username: string; password: string }) =>
  ask<{ token: string; remote_id: string }>(`${api}/api/login`, { username, password });

const isReady = ({ own, said }: PlatformProcess) => until(() => answers(`${own}/readyz`), said);

it('waits for the schema, which a process of its own prepares', async () => {
  first = await start('api');
  await until(() => first.said().includes('waits for the schema'), first.said);
  const waiting = (await (await fetch(`${first.own}/readyz`)).json()) as { reason: string };
  expect(waiting.reason).toContain('schema: migrations pending, 0 of');
  const migration = await start('migrate');
  expect([await migration.ended, migration.said()]).toEqual([0, expect.stringContaining('role: migrate')]);
  await isReady(first);
});

it('serves one site from several processes, and any of the same kind will do', async () => {
  second = await start('api');
  balancer = await openBalancer([first, second].map(({ api }) => targetOf(api)));
  await isReady(second);
  // One after the other: on a busy machine each start has its whole patience.
  const startReady = async (role: string) => {
    const platform = await start(role, { PLATFORM_ORIGIN: balancer.origin });
    await isReady(platform);
    return platform;
  };
  await startReady('games');
  const exchange = await startReady('exchange');
  const worker = await startReady('worker');

  const form = {
    username: 'rahim2026',
    email: 'rahim@example.com',
    phone: '01711111111',
    name: 'Rahim',
    currency: 'BDT',
    referral_code: '',
  };
  const password = { password: 'secret123', confirmPassword: 'secret123' };
  await ask(`${first.api}/api/v1/create-players`, { ...form, ...password, status: 'active' });
  const rahim = await logIn(second, { username: form.username, password: password.password });
  expect(await ask(`${first.api}/api/balance`, {}, rahim.token)).toEqual({ balance: '500.00' });

  const { chat } = await ask<{ chat: { id: number } }>(
    `${first.api}/api/chats`,
    { user_one_id: rahim.remote_id, user_two_id: SUPPORT },
    rahim.token,
  );
  // A page hears at one process what another one commits.
  const page = await fetch(`${second.api}/api/events`, { headers: { authorization: `Bearer ${rahim.token}` } });
  let heard = '';
  void page.body
    ?.pipeTo(new WritableStream({ write: (bytes: Uint8Array) => void (heard += Buffer.from(bytes).toString()) }))
    .catch(() => {});
  await until(() => heard.includes('event: hello'));
  await ask(`${first.api}/api/messages`, { chat_id: chat.id, sender_id: rahim.remote_id, content: 'Hello' }, rahim.token);
  await until(
    () => heard.includes('event: chat_message'),
    () => heard,
  );
  // The worker answers, and nobody else.
  await until(async () => {
    const { messages } = await ask<{ messages: { sender_id: number }[] }>(
      `${second.api}/api/chats/${chat.id}/messages`,
      undefined,
      rahim.token,
    );
    return messages.some((message) => message.sender_id === SUPPORT);
  });

  expect(await answers(`${exchange.exchange}/readyz`)).toBe(true);

  const metricsOf = async ({ own }: PlatformProcess) => (await fetch(`${own}/metrics`)).text();
  expect(await metricsOf(worker)).toContain('site_job_period_seconds{job_name="bets"} 0.1');
  expect(await metricsOf(second)).toMatch(
    /site_http_requests_total\{server="platform",method="POST",route="\/api\/login",status="\d+"\} 1/,
  );
  expect(await metricsOf(exchange)).toContain('site_database_up 1');
  expect(await metricsOf(exchange)).toMatch(/^site_clock_offset_seconds -?\d/m);
  expect((await fetch(`${first.api}/metrics`)).status).toBe(404);
});
