import { expect, playerTest, test } from '../fixtures/test';
import { passTimeUntil } from '../fixtures/pass-time';
import { GamesPage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';

const GAMES = '**/api/get-games*';

test('when the platform is down the site still works, and it recovers', async ({ page }) => {
  const site = new SitePage(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await site.open('/games?type=SLOT');
  await expect(site.tryAgain.first()).toBeVisible();
  await site.expectAlive();
  await page.unroute('**/api/**');
  // The first button belongs to the providers, the last one to the list.
  await site.tryAgain.last().click();
  await expect(new GamesPage(page).tiles.first()).toBeVisible();
});

test('when the platform fails, reads are repeated at most three times', async ({ page }) => {
  let asked = 0;
  await page.route(GAMES, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  await page.goto('/games?type=SLOT');
  await expect(page.getByText('Failed to fetch games')).toBeVisible();
  expect(asked).toBe(4);
});

test('when the platform is slow, the page shows that it is loading', async ({ page }) => {
  await page.route(GAMES, async (route) => {
    await new Promise((done) => setTimeout(done, 2500));
    await route.continue();
  });
  await page.goto('/games?type=SLOT');
  await expect(page.getByRole('status', { name: 'Loading games' })).toBeVisible();
  await expect(new GamesPage(page).tiles.first()).toBeVisible();
});

test('when the platform does not answer, the wait ends, and no failure is shown before', async ({ page }) => {
  await page.route(GAMES, () => new Promise(() => {}));
  await page.goto('/games?type=SLOT');
  const site = new SitePage(page);
  await expect(page.getByRole('status', { name: 'Loading games' })).toBeVisible();
  await expect(site.tryAgain).toHaveCount(0);
  await expect(site.tryAgain.first()).toBeVisible();
});

test('an answer that breaks the contract is a fault', async ({ page, violations }) => {
  await page.route(GAMES, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"games":[{"code":7}]}' }));
  const site = new SitePage(page);
  await site.open('/games?type=SLOT');
  await expect(site.tryAgain.first()).toBeVisible();
  await site.expectAlive();
  expect(violations.crashes()).toEqual([]);
});

playerTest('a 401 of the balance call clears the storage and leads home', async ({ page }) => {
  await page.clock.install();
  await page.goto('/games?type=SLOT');
  await expect(new GamesPage(page).tiles.first()).toBeVisible();
  await page.route('**/api/balance', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"message":"Please log in again.","code":"platform.unauthenticated","requestId":"1"}',
    }),
  );
  await passTimeUntil(page, () => expect(page).toHaveURL('/', { timeout: 500 }));
  await expect(new SitePage(page).loginLink).toBeVisible();
  const kept = await page.evaluate(() =>
    ['token', 'remote_id', 'username', 'exchangeToken', 'balance', 'popup', 'regPopup'].filter((key) => localStorage.getItem(key) !== null),
  );
  expect(kept).toEqual([]);
});

playerTest('a balance that could not be asked keeps its last value and says so', async ({ page }) => {
  const { balance, ...site } = new SitePage(page);
  await page.clock.install();
  await page.goto('/');
  // 500 of welcome credit and 1,000 from the operator, after the figure has counted up.
  await expect(balance).toHaveText('৳1,500.00');
  await page.route('**/api/balance', (route) => route.abort('connectionrefused'));
  await passTimeUntil(page, () => expect(site.header.getByText('Reconnecting')).toBeVisible({ timeout: 500 }));
  await expect(balance).toHaveText('৳1,500.00');
});

test('offline is shown, and ends with the network', async ({ page, context }) => {
  await page.goto('/');
  await new SitePage(page).taken();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toHaveCount(0);
});
