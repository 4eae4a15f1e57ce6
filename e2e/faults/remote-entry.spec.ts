import type { Route } from '@playwright/test';
import { expect, test, type Page } from '../fixtures/test';
import { HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';

/** Also matches the address of a second try. */
const ENTRY = /\/releases\/mf-catalogue\/[^/]+\/remoteEntry\.js/;

const changed = (change: (source: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  // A browser does not cache a damaged transfer; only a complete file may be cached.
  const headers = { ...response.headers(), 'cache-control': 'no-store' };
  await route.fulfill({ response, headers, body: change(await response.text()) });
};

/** The live release never answers; an earlier one in the store fails. */
function hangOnce() {
  let hanging = '';
  return (route: Route) => {
    hanging ||= route.request().url();
    return route.request().url() === hanging ? new Promise<void>(() => {}) : route.abort();
  };
}

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is gone (404)': (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  'fails (500)': (route) => route.fulfill({ status: 500, body: '' }),
  'is reset': (route) => route.abort('connectionreset'),
  'is a page (HTML)': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  'is truncated': changed((source) => source.slice(0, source.length / 2)),
  'is not what was released (hash)': changed((source) => `${source}\n;globalThis.tampered = true;`),
  hangs: hangOnce(),
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`when the entry of an area ${fault}, only that area is lost, and it comes back without a reload`, async ({ page }) => {
    const site = new SitePage(page);
    await page.route(ENTRY, answer);
    await openForInspector(page);
    await site.open('/');
    await expect(site.header).toBeVisible();
    await expect(site.tryAgain).toBeVisible();
    await expect.poll(() => statusOf(page)).toBe('SKIP_BECAUSE_BROKEN');
    expect(await page.evaluate(() => Reflect.has(globalThis, 'tampered'))).toBe(false);
    await site.expectAlive();
    await expectOtherAreaWorks(site);
    await expectRecovery(page, site);
  });
}

test('a player who leaves an area whose entry hangs reaches the next one, and single-spa reports it', async ({ page }) => {
  const site = new SitePage(page);
  await page.route(ENTRY, () => new Promise<void>(() => {}));
  await openForInspector(page);
  await site.open('/');
  await expect.poll(() => statusOf(page)).toBe('LOADING_SOURCE_CODE');
  await site.loginLink.click();
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  expect(await statusOf(page)).toBe('NOT_LOADED');
  expect(await statusOf(page, 'mf-access')).toBe('MOUNTED');
});

async function expectOtherAreaWorks(site: SitePage) {
  await markPage(site.page);
  await site.loginLink.click();
  await expect(site.page.getByLabel('Username', { exact: true })).toBeVisible();
  expect(await statusOf(site.page)).toBe('NOT_LOADED');
  expect(await statusOf(site.page, 'mf-access')).toBe('MOUNTED');
  await site.page.goBack({ waitUntil: 'commit' });
}

async function expectRecovery(page: Page, site: SitePage) {
  await expect(site.tryAgain).toBeVisible();
  await page.unroute(ENTRY);
  await site.tryAgain.click();
  await expect(new HomePage(page).categories).toBeVisible();
  await expect.poll(() => statusOf(page)).toBe('MOUNTED');
  expect(await page.evaluate(() => Reflect.has(globalThis, 'stillHere'))).toBe(true);
}

const markPage = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(globalThis, 'stillHere', true);
  });

interface Inspector {
  exposedMethods?: { getRawAppData(): { name: string; status: string }[] };
}

/** single-spa exposes its list of applications to single-spa-inspector, which must exist before the page. */
const openForInspector = (page: Page) => page.addInitScript(() => void Reflect.set(globalThis, '__SINGLE_SPA_DEVTOOLS__', {}));

const statusOf = (page: Page, remote = 'mf-catalogue') =>
  page.evaluate((name) => {
    const { exposedMethods } = Reflect.get(globalThis, '__SINGLE_SPA_DEVTOOLS__') as Inspector;
    return exposedMethods?.getRawAppData().find((app) => app.name === name)?.status;
  }, remote);
