import { PLAYER_ROUTES, PUBLIC_ROUTES } from '@site/api/contracts/site';
import { expect, test } from '../fixtures/test';
import { SitePage } from '../pages/site.page';

const LANDING = ['/referral_code', '/affiliate_code'];

test('SHELL-010: a visitor is sent to log in from every path that needs a player', async ({ page }) => {
  const site = new SitePage(page);
  for (const path of PLAYER_ROUTES.map((route) => route.replace(':chatId', '1'))) {
    await test.step(path, async () => {
      await site.open(path);
      await site.expectPath('/login');
      await expect(page.locator('form').getByLabel('Username', { exact: true })).toBeVisible();
    });
  }
});

test('SHELL-009: a visitor may stay on every public path', async ({ page, site: url }) => {
  const site = new SitePage(page);
  for (const path of PUBLIC_ROUTES.filter((route) => !LANDING.includes(route))) {
    await test.step(path, async () => {
      expect((await fetch(`${url}${path}`)).status).toBe(200);
      await site.open(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await site.expectPath(path);
    });
  }
});

test('an undeclared path is not found', async ({ page, site: url }) => {
  expect((await fetch(`${url}/nowhere/at-all`, { headers: { accept: 'text/html' } })).headers.get('content-type')).toContain('text/html');
  await page.goto('/nowhere/at-all');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/');
});

test('an unknown release file is 404, never a page', async ({ site: url }) => {
  const response = await fetch(`${url}/releases/mf-access/0.0.0-gone/remoteEntry.js`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).not.toContain('text/html');
});
