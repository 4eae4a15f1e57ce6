import { AREAS, untilMounted } from '../fixtures/areas';
import { cdnTest as test, expect, type Page } from '../fixtures/cdn-test';
import { HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';

/** @returns a function that lists the origins of all released files that the page has asked for */
function watchOrigins(page: Page) {
  const origins: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (/^\/releases\/[^/]+\/[^/]+\//.test(pathname)) origins.push(origin);
  });
  return () => [...new Set(origins)];
}

test('all seven areas run with files of another origin, within the policies', async ({ page, siteWithCdn, violations }) => {
  const origins = watchOrigins(page);
  for (const [remote, path] of Object.entries(AREAS)) {
    await page.goto(path);
    await untilMounted(page, remote);
  }
  expect(origins()).toEqual([siteWithCdn.cdn.url]);
  expect([violations.list(), violations.crashes()]).toEqual([[], []]);
  // A browser shows the times of a file of another origin only when that origin permits it.
  const hidden = await page.evaluate((cdn) => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(cdn)) as PerformanceResourceTiming[];
    return files.filter(({ responseStart }) => responseStart === 0).map(({ name }) => name);
  }, siteWithCdn.cdn.url);
  expect(hidden).toEqual([]);
});

test('the site gives the files itself while the other origin does not answer', async ({ page, siteWithCdn: { url, cdn }, violations }) => {
  await page.goto('/');
  await untilMounted(page, 'mf-catalogue');
  cdn.lose(1);
  const origins = watchOrigins(page);
  await new SitePage(page).toolbar.getByRole('link', { name: 'Deposit' }).click();
  await untilMounted(page, 'mf-funds');
  expect(origins()).toContain(url);

  await page.goto('/');
  await expect(new HomePage(page).featured).toBeVisible();
  await untilMounted(page, 'mf-catalogue');
  expect(violations.list()).toEqual([]);
});
