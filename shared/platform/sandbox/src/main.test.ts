import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_MS, until } from '@site/testing/patience';
import { removeDemoPlayer } from '@site/platform-testing/remove-demo-player';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';

jest.setTimeout(TEST_MS);

const KEY = 'k'.repeat(32);
const production = {
  SITE_MODE: 'production',
  SITE_ORIGIN: 'https://play.example',
  GAMES_ORIGIN: 'https://games.example',
  EXCHANGE_DATA_ORIGIN: 'https://prices.example',
  TWO_STEP_KEY: KEY,
  FEED_KEY: KEY,
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'no-reply@play.example',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_KEY: KEY,
};

const directory = mkdtempSync(join(tmpdir(), 'platform-start-'));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(directory, { recursive: true });
});

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts a platform in a separate process. */
async function start(env: Record<string, string>) {
  const [api, games, exchange, operator] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const ports = { SANDBOX_PORT: `${api}`, GAMES_PORT: `${games}`, EXCHANGE_PORT: `${exchange}`, OPERATOR_PORT: `${operator}` };
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: directory, LOG_LEVEL: 'warn', ...ports, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, ended, said: () => said, ready: `http://127.0.0.1:${api}/readyz` };
}

const answers = (url: string) =>
  fetch(url, { headers: { host: 'play.example' } }).then(
    ({ ok }) => ok,
    () => false,
  );

it('starts no production where nobody could run the site, and none on a database with the demo player', async () => {
  const nobody = await start(production);
  expect([await nobody.ended, nobody.said()]).toEqual([
    1,
    expect.stringContaining('OPERATOR_KEY must be set until an administrator has a key'),
  ]);

  const played = await start({ ...production, OPERATOR_KEY: KEY });
  expect([await played.ended, played.said()]).toEqual([1, expect.stringContaining('This database was a sandbox')]);
});

it('starts production on its own database, warns of a variable that no program reads, and stops properly on a signal', async () => {
  const { db, close } = openTestDatabase(database.url, 1);
  await removeDemoPlayer(db);
  await close();
  const platform = await start({ ...production, OPERATOR_KEY: KEY, SITE_HOST: 'play.example' });
  await until(() => answers(platform.ready), platform.said);
  expect(platform.said()).toContain('mode: production');
  expect(platform.said().match(/SITE_HOST \(is SITE_HOSTS meant\?\)/g)).toHaveLength(1);
  platform.child.kill('SIGTERM');
  expect([await platform.ended, platform.said()]).toEqual([0, expect.not.stringContaining('demo player')]);
});
