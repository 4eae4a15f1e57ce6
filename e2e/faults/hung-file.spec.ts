import { expect, test } from '../fixtures/test';
import { SitePage } from '../pages/site.page';

for (const [what, extension] of [
  ['script', 'js'],
  ['style', 'css'],
] as const) {
  test(`when a ${what} behind the entry of an area hangs, "Try again" asks for it anew`, async ({ page }) => {
    const site = new SitePage(page);
    await page.route(/\/releases\/mf-access\//, (route) => {
      const { pathname, search } = new URL(route.request().url());
      const isHanging = search === '' && pathname.endsWith(`.${extension}`) && !pathname.endsWith('remoteEntry.js');
      return isHanging ? new Promise<void>(() => {}) : route.continue();
    });
    // The document of an address has the styles of its area in itself, so the area is entered from another one, without a new document.
    await site.open('/');
    await site.taken();
    await site.loginLink.click();
    await expect(site.tryAgain).toBeVisible();
    await site.tryAgain.click();
    await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  });
}
