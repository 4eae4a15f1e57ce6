import { expect, playerTest as test, type Page } from '../fixtures/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { SitePage } from '../pages/site.page';
import { layouts } from '../site/browser';

test.use(layouts.desktop);

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Account areas' }).getByRole('button', { name });
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const panel = (page: Page, remote: string) => page.getByRole('main').locator(`[data-remote="${remote}"]`);

test('SHELL-072, 073, 078: the member center composes panels of two remotes at one address', async ({ page, account }) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await expect(panel(page, 'mf-catalogue').getByRole('heading', { name: 'New Promotions' })).toBeVisible();
  await tab(page, 'Personal Info').click();
  await expect(panel(page, 'mf-access').getByText(account.email)).toBeVisible();
  await expectAccessible(page);
  await tab(page, 'Reset Password').click();
  await expect(panel(page, 'mf-access').getByLabel('Current Password', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await new SitePage(page).expectPath('/account');
});

test('without mf-access its tab fails alone, and comes back with "Try again"', async ({ page, account }) => {
  await page.route(/\/releases\/mf-access\//, (route) => route.abort('connectionreset'));
  await page.goto('/account');
  await expect(page.getByText('Unverified')).toBeVisible();
  await tab(page, 'Personal Info').click();
  await expect(tryAgain(page)).toBeVisible();
  await tab(page, 'Overview').click();
  await expect(panel(page, 'mf-catalogue').getByRole('heading', { name: 'New Promotions' })).toBeVisible();

  await page.unroute(/\/releases\/mf-access\//);
  await tab(page, 'Personal Info').click();
  await tryAgain(page).click();
  await expect(panel(page, 'mf-access').getByText(account.email)).toBeVisible();
});

test('without mf-catalogue its block fails alone: profile, wallet and log-out work', async ({ page, account }) => {
  await page.route(/\/releases\/mf-catalogue\//, (route) => route.abort('connectionreset'));
  await page.goto('/account');
  await expect(tryAgain(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Main wallet' })).toContainText('1,500.00');
  await tab(page, 'Personal Info').click();
  await expect(panel(page, 'mf-access').getByText(account.email)).toBeVisible();
  await tab(page, 'Log out').click();
  await expect(new SitePage(page).loginLink).toBeVisible();
});
