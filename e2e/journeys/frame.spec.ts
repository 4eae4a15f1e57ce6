import type { Request } from '@playwright/test';
import { expect, playerTest, test, type Page } from '../fixtures/test';
import { SitePage } from '../pages/site.page';
import { layouts } from '../site/browser';

const layout = (page: Page) => page.locator('html').getAttribute('data-layout');

test('SHELL-003, 004: a phone gets the phone layout, at any width', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/');
  await expect.poll(() => layout(page)).toBe('mobile');
});

test.describe('on a desktop', () => {
  test.use(layouts.desktop);

  test('SHELL-003, 004, 005: the layout follows the width of the window', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => layout(page)).toBe('desktop');
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(() => layout(page)).toBe('mobile');
    await page.setViewportSize({ width: 769, height: 800 });
    await expect.poll(() => layout(page)).toBe('desktop');
  });
});

test('SHELL-034: the clock is Dhaka’s and moves each second', async ({ page }) => {
  const site = new SitePage(page);
  await site.open('/');
  const first = await site.clock.textContent();
  const dhaka = new Date(Date.now() + 6 * 3600_000).toISOString();
  expect(first).toContain(`${dhaka.slice(8, 10)}/${dhaka.slice(5, 7)}/${dhaka.slice(0, 4)} ${dhaka.slice(11, 13)}:`);
  await expect(site.clock).not.toHaveText(first ?? '');
});

test('SHELL-039: Bangla is chosen once and stays after a reload', async ({ page, context, site: url }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.addCookies([{ name: 'language', value: 'bn', url }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByText(/[\u0980-\u09ff]/).first()).toBeVisible();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});

test('SHELL-022: the guest toolbar offers a language, log-in and sign-up', async ({ page }) => {
  const site = new SitePage(page);
  await site.open('/');
  await expect(site.loginLink).toHaveAttribute('href', '/login');
  await expect(site.signUpLink).toHaveAttribute('href', '/signup');
});

playerTest('SHELL-021: the player toolbar leads home, to promotions, deposit and account', async ({ page }) => {
  await page.goto('/');
  for (const [name, href] of [
    ['Home', '/'],
    ['Promotions', '/promotions'],
    ['Deposit', '/deposit'],
    ['My Account', '/account'],
  ] as const) {
    await expect(page.locator(`a[href="${href}"]`).filter({ hasText: name }).last()).toBeVisible();
  }
});

playerTest('SHELL-053, 054: the balance is asked for every ten seconds, with the bearer', async ({ page, account }) => {
  const bearers: string[] = [];
  let answered = 0;
  const isBalance = (request: Request) => request.url().endsWith('/api/balance');
  page.on('request', (request) => {
    if (isBalance(request)) bearers.push(request.headers()['authorization'] ?? '');
  });
  page.on('requestfinished', (request) => {
    if (isBalance(request)) answered += 1;
  });
  await page.clock.install();
  await page.goto('/');
  await expect(new SitePage(page).balance).toHaveText(/\d/);
  for (const before of [1, 2]) {
    await page.clock.runFor(10_500);
    await expect.poll(() => answered).toBeGreaterThan(before);
  }
  expect(bearers.length).toBeGreaterThanOrEqual(3);
  expect(bearers.length).toBeLessThanOrEqual(4);
  expect(new Set(bearers)).toEqual(new Set([`Bearer ${account.token}`]));
});

playerTest('a log-out in one tab reaches the other', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/games');
  await new SitePage(page).logOut();
  await expect(new SitePage(other).loginLink).toBeVisible();
});
