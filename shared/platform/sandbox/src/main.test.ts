import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_MS, until } from '@site/testing/patience';
import { removeDemoPlayer } from '@site/platform-testing/remove-demo-player';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { answers, startPlatformProcess } from './testing-process';

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

const start = (env: Record<string, string>) => startPlatformProcess({ DATABASE_URL: database.url, DATA_DIR: directory, ...env });

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
  await until(() => answers(`${platform.api}/readyz`), platform.said);
  expect(platform.said()).toContain('mode: production');
  expect(platform.said().match(/SITE_HOST \(is SITE_HOSTS meant\?\)/g)).toHaveLength(1);
  platform.child.kill('SIGTERM');
  expect([await platform.ended, platform.said()]).toEqual([0, expect.not.stringContaining('demo player')]);
});
