import { openMatch } from '../fixtures/matches';
import { exchangeOf, expect, playerTest, test, type Page } from '../fixtures/test';

const PATH = '/exchange-inplay';
/** The page asks for the lists again after five seconds. */
const FIRST_MS = 4000;

/** Requests of the first seconds for lists of matches: what began each, and when the list was there. */
const lists = (page: Page, exchange: string) =>
  page.evaluate(
    ([start, firstMs]) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.startsWith(`${start}/api/sports-events/`) && startTime < firstMs)
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    [exchange, FIRST_MS] as const,
  );

playerTest('the lists of matches are asked for with the code, and each once', async ({ page, site }) => {
  await page.goto(PATH);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await lists(page, exchangeOf(site))).toEqual(['link', 'link', 'link']);
});

test('a visitor, who gets the log-in there, asks for no list of matches', async ({ page, site }) => {
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/login$/);
  await page.waitForLoadState('networkidle');
  expect(await lists(page, exchangeOf(site))).toEqual([]);
});

/** A document leaves out an answer for which it would wait too long, so a busy machine may need a second one. */
async function openWithName(page: Page, path: string, name: string | RegExp) {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-pending]')).toContainText(name, { timeout: 1000 });
  }).toPass();
}

playerTest('the names of matches are on the screen before any code of the area', async ({ page, site }) => {
  const { path, event } = await openMatch(exchangeOf(site), 'cricket');
  await page.route('**/releases/mf-exchange/**/*.js', (route) => route.abort());
  await openWithName(page, path, event.Event);
  await openWithName(page, PATH, /\S v \S/);
});
