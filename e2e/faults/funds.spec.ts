import { expect, playerTest as test } from '../fixtures/test';
import { SitePage } from '../pages/site.page';

test('without mf-funds its screens fail alone, and come back with "Try again"', async ({ page }) => {
  const site = new SitePage(page);
  await page.route(/\/releases\/mf-funds\//, (route) => route.abort('connectionreset'));
  for (const path of ['/deposit', '/withdrawal', '/payment-request', '/make-payment']) {
    await site.open(path);
    await expect(site.tryAgain).toBeVisible();
    await expect(site.balance).toHaveText('৳1,500.00');
  }
  await site.toolbar.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('navigation', { name: 'Game categories' })).toBeVisible();
  await site.toolbar.getByRole('link', { name: 'My Account' }).click();
  await expect(page.locator('main a[href="/security"]')).toBeVisible();

  await page.unroute(/\/releases\/mf-funds\//);
  await site.toolbar.getByRole('link', { name: 'Deposit' }).click();
  await site.tryAgain.click();
  await expect(page.getByRole('heading', { name: 'Funds' })).toBeVisible();
});
