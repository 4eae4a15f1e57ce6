import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, releaseTest, type Page } from '../fixtures/release-test';
import { LoginPage } from '../pages/access.page';
import { HomePage } from '../pages/games.page';
import { runRelease } from '../site/release-command';
import { marked } from './planted-code';

const REMOTE = 'mf-catalogue';
const NEW = '(with a fault)';

/** A visitor's browser, which caches released files. */
const test = releaseTest.extend({ storageState: { cookies: [], origins: [] } });

test('one command rolls one area back, with the gate, and leaves everything else unchanged', async ({ page, context, releases }) => {
  const release = await releases.plant(REMOTE, { change: marked(NEW) });
  await releases.activate(REMOTE, release, { stepBack: releases.builtOf(REMOTE) });
  await visitBothAreas(page);
  await page.goto('/');
  await expect(new HomePage(page).featured).toContainText(NEW);
  const before = releasedBytes(releases.dir);

  const { code, said } = await runRelease(releases, ['rollback', REMOTE, '--reason', 'half of the lists stay empty']);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(releases.builtOf(REMOTE)) });

  const fresh = await context.newPage();
  await expect(async () => {
    await fresh.goto('/');
    await expect(new HomePage(fresh).featured).toBeVisible();
    await expect(new HomePage(fresh).featured).not.toContainText(NEW, { timeout: 100 });
  }).toPass();
  expect(await fetchedAgain(fresh)).toEqual([]);
  await fresh.goto('/login');
  await expect(new LoginPage(fresh).username).toBeVisible();
  expect(await fetchedAgain(fresh)).toEqual([]);

  expect(releasedBytes(releases.dir)).toEqual(before);
  const { remotes } = await releases.document();
  expect(remotes['mf-access']).toEqual({ release: releases.builtOf('mf-access') });
  expect(remotes['shell']).toEqual({ release: releases.builtOf('shell') });
  expect(remotes[REMOTE]?.release).toBe(releases.builtOf(REMOTE));
});

test('the log shows person, action, time and reason, and that nobody changed the history', async ({ releases }) => {
  const release = await releases.plant(REMOTE);
  await releases.activate(REMOTE, release, { stepBack: releases.builtOf(REMOTE) });
  await runRelease(releases, ['rollback', REMOTE, '--reason', 'half of the lists stay empty']);
  const { code, said } = await runRelease(releases, ['history', '--verify']);
  expect(code).toBe(0);
  for (const part of ['the night shift', 'rollback', REMOTE, releases.builtOf(REMOTE), 'half of the lists stay empty'])
    expect(said).toContain(part);
});

async function visitBothAreas(page: Page) {
  await page.goto('/');
  await expect(new HomePage(page).categories).toBeVisible();
  await page.goto('/login');
  await expect(new LoginPage(page).username).toBeVisible();
}

/** Released files that came over the network instead of from the browser's cache. */
const fetchedAgain = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => /\/releases\/(shell|mf-access)\//.test(name) && transferSize > 0)
      .map(({ name }) => name),
  );

/** Released file -> hash of its bytes as they lie in the store. */
function releasedBytes(dir: string) {
  const files = ['shell', 'mf-access', REMOTE].flatMap((name) => readdirSync(join(dir, name), { recursive: true, withFileTypes: true }));
  const named = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(named.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}
