import { statusOf } from '../fixtures/console-tool';
import { followedSerial, keptFiles, untilReplaced, untilWorker, workers } from '../fixtures/worker';
import { expect, releaseTest, type Page } from '../fixtures/release-test';
import { LoginPage } from '../pages/access.page';
import { HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import { runRelease } from '../site/release-command';
import { marked } from './planted-code';
import { look, untilFollowed } from './page-releases';

const REMOTE = 'mf-access';

const test = releaseTest.extend({ storageState: { cookies: [], origins: [] }, serviceWorkers: 'allow' });

const folderOf = (name: string, release: string) => `/releases/${name}/${release}/`;
const keptOf = async (page: Page, folder: string) => (await keptFiles(page)).filter((file) => file.startsWith(folder));
const ask = (page: Page, file: string) =>
  page.evaluate(
    (path) =>
      fetch(path).then(
        ({ status }) => status,
        () => 'no answer',
      ),
    file,
  );

async function openLogin(page: Page) {
  await page.goto('/login');
  await expect(new LoginPage(page).username).toBeVisible();
}

/** The worker sees the second visit, and keeps its files. */
async function visitTwice(page: Page) {
  await openLogin(page);
  await untilWorker(page);
  await openLogin(page);
  await expect.poll(() => keptFiles(page)).not.toEqual([]);
}

test('a release that is revoked while the device is offline leaves it with the network, and an older document never brings it back', async ({
  page,
  context,
  releases,
}) => {
  const bad = await releases.plant(REMOTE, { change: marked('(bad)') });
  const older = await releases.activate(REMOTE, bad, { stepBack: releases.builtOf(REMOTE) });
  await visitTwice(page);
  const folder = folderOf(REMOTE, bad);
  await expect.poll(() => keptOf(page, folder)).not.toEqual([]);
  const [file = ''] = await keptOf(page, folder);

  await context.setOffline(true);
  await releases.activate(REMOTE, releases.builtOf(REMOTE));
  const newest = await releases.revoke(REMOTE, bad);
  expect(await ask(page, file)).toBe(200);

  await context.setOffline(false);
  await untilFollowed(page, newest);
  await expect.poll(() => followedSerial(page)).toBe(newest.serial);
  await expect.poll(() => keptOf(page, folder)).toEqual([]);

  await page.evaluate((document) => navigator.serviceWorker.controller?.postMessage({ document, brand: '' }), older);
  expect(await ask(page, file)).toBe(200);
  expect(await keptOf(page, folder)).toEqual([]);
  expect(await followedSerial(page)).toBe(newest.serial);
  await context.setOffline(true);
  expect(await ask(page, `${file}?fresh`)).toBe('no answer');
});

test('the worker of one release of the shell serves pages of the next one, and of the one before again', async ({
  page,
  releases,
  violations,
}) => {
  await visitTwice(page);
  const built = releases.builtOf('shell');
  const next = await releases.plant('shell', { change: (file, text) => (file === 'worker.js' ? `${text}\n/* the next one */` : text) });
  for (const [release, left] of [
    [next, built],
    [built, next],
  ] as const) {
    const { serial } = await releases.activate('shell', release);
    await openLogin(page);
    const main = `${folderOf('shell', release)}main.js`;
    await expect(page.locator(`script[src="${main}"]`)).toBeAttached();
    expect((await statusOf(page)).serial).toBe(serial);
    await expect.poll(() => followedSerial(page)).toBe(serial);
    // The browser may answer a page from its memory, but not this.
    expect(await ask(page, main)).toBe(200);
    await expect.poll(() => keptOf(page, folderOf('shell', release))).toContain(main);
    await expect.poll(() => keptOf(page, folderOf('shell', left))).toEqual([]);
    await untilReplaced(page);
  }
  expect(violations.list()).toEqual([]);
  expect(violations.crashes()).toEqual([]);
});

test('a file of a release whose bytes are not those that were signed is neither kept nor run', async ({ page, releases }) => {
  await visitTwice(page);
  const release = await releases.plant(REMOTE, { change: marked('(next)') });
  await untilFollowed(page, await releases.activate(REMOTE, release, { stepBack: releases.builtOf(REMOTE) }));
  await page.evaluate(
    async (entry) => {
      const cache = await caches.open('released-files');
      await cache.put(entry, new Response('self.tampered = true', { headers: { 'content-type': 'text/javascript' } }));
    },
    `${folderOf(REMOTE, release)}remoteEntry.js`,
  );
  await openLogin(page);
  await expect(new SitePage(page).area(REMOTE)).toContainText('(next)');
  expect(await page.evaluate(() => Reflect.has(globalThis, 'tampered'))).toBe(false);
});

test('one command removes the worker from open pages and from devices that come back, and one brings it back', async ({
  page,
  context,
  browser,
  site,
  releases,
}) => {
  await visitTwice(page);
  const elsewhere = await browser.newContext({ baseURL: site, serviceWorkers: 'allow' });
  const later = await elsewhere.newPage();
  await visitTwice(later);
  await later.goto('about:blank');

  const off = await runRelease(releases, ['worker', 'off', '--reason', 'a test']);
  expect(off).toEqual({ code: 0, said: expect.stringContaining('The service worker is off') });
  expect((await runRelease(releases, ['status'])).said).toContain('service worker: off since');
  await expect.poll(() => page.request.get('/releases/worker.js').then((answer) => answer.text())).toContain('unregister()');
  await look(page);
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => keptFiles(page)).toEqual([]);
  // The next page has no worker, so nothing of it is kept either.
  await new SitePage(page).open('/');
  await expect(new HomePage(page).categories).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await keptFiles(page)).toEqual([]);

  await openLogin(later);
  await expect.poll(() => workers(later)).toBe(0);
  await expect.poll(() => keptFiles(later)).toEqual([]);
  await elsewhere.close();

  expect((await runRelease(releases, ['worker', 'on'])).code).toBe(0);
  await expect(async () => {
    await look(page);
    expect(await workers(page)).toBe(1);
  }).toPass();
  await visitTwice(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
});
