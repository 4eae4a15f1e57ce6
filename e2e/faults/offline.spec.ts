import { keptFiles, untilWorker } from '../fixtures/worker';
import { expect, playerTest as signedInTest, test as visitorTest, type Locator, type Page } from '../fixtures/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { LoginPage } from '../pages/access.page';
import { HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import { startLossyLine, type LossyLine } from '../site/lossy-line';

const SHARE = 0.3;
const VISITS = 6;

const test = visitorTest.extend<{ line: LossyLine }>({
  serviceWorkers: 'allow',
  line: async ({ site }, use) => {
    const line = await startLossyLine(site);
    await use(line);
    await line.stop();
  },
});

const playerTest = signedInTest.extend({ serviceWorkers: 'allow' });

async function openWithWorker(page: Page, url = '/') {
  await page.goto(url);
  await expect(new HomePage(page).categories).toBeVisible();
  await untilWorker(page);
}

for (const [language, title, again] of [
  ['en', 'No connection', 'Try again'],
  ['bn', 'সংযোগ নেই', 'আবার চেষ্টা করুন'],
] as const) {
  test(`without a network a reload shows the site’s own page in ${language}, and the site continues with the network`, async ({
    page,
    context,
    line,
    violations,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: line.url }]);
    await page.goto(`${line.url}/games`);
    await untilWorker(page);
    // The browser's own switch would tell each page that it leaves that the network is back, and that page would load itself again.
    line.lose(1);
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await expectAccessible(page);

    // The same page comes again: without the wait, the next navigation would begin before this one ended.
    await Promise.all([page.waitForEvent('domcontentloaded'), page.getByRole('link', { name: again }).click()]);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.goto(`${line.url}/login`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

    line.lose(0);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('form').first()).toBeVisible();
    await new SitePage(page).expectPath('/login');
    expect(violations.list()).toEqual([]);
  });
}

playerTest('of all that a player’s pages load, the browser keeps released scripts and styles only', async ({ page }) => {
  await openWithWorker(page);
  for (const path of ['/account', '/inbox', '/']) await page.goto(path);
  await expect(new HomePage(page).categories).toBeVisible();
  await expect.poll(() => keptFiles(page)).not.toEqual([]);
  for (const file of await keptFiles(page)) expect(file).toMatch(/^\/releases\/(shell|mf-[a-z]+)\/[^/]+\/[^/]+\.(js|css)$/);
});

test('the site opens and can be used on a line that loses 30 % of all requests', async ({ page, line }) => {
  await openWithWorker(page, line.url);
  // The second visit is the first one that the worker sees.
  await page.goto(line.url);
  await expect(new HomePage(page).categories).toBeVisible();
  line.lose(SHARE);
  for (let visit = 0; visit < VISITS; visit += 1) await open(page, line.url);
  const site = new SitePage(page);
  await site.loginLink.click();
  await retryUntil(new LoginPage(page).username, site.tryAgain.first());
  expect(line.lost()).toBeGreaterThan(VISITS);
});

/** Opens the page like a person, who tries again where the site says that there is no connection. */
async function open(page: Page, url: string) {
  const site = new SitePage(page);
  await page.goto(url, { waitUntil: 'commit' });
  await retryUntil(site.header, page.getByRole('link', { name: 'Try again' }).or(page.getByRole('button', { name: 'Load again' })));
  await expect(new HomePage(page).categories.or(site.tryAgain).first()).toBeVisible();
}

/** Clicks `again` as often as it is shown, until the page shows `wanted`. */
async function retryUntil(wanted: Locator, again: Locator) {
  await expect(async () => {
    await expect(wanted.or(again).first()).toBeVisible();
    if (await again.isVisible()) await again.click();
    expect(await wanted.isVisible()).toBe(true);
  }).toPass();
}
