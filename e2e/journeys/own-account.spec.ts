import { filesOf } from '../fixtures/archive';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, playerTest as test } from '../fixtures/test';
import { SitePage } from '../pages/site.page';
import { layouts, type LayoutName } from '../site/browser';

for (const layout of ['phone', 'desktop'] as const satisfies readonly LayoutName[]) {
  test.describe(`on a ${layout}`, () => {
    test.use(layouts[layout]);

    test('a player gets all own data as an archive', async ({ page, account }) => {
      await page.goto('/security');
      await page.getByRole('button', { name: 'Get my data' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Current password').fill(account.password);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Get my data' }).click();
      const button = page.getByRole('button', { name: /^Download/ });
      await expect(button).toBeVisible();
      await expectAccessible(page);
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toMatch(/^own-data-\d{4}-\d\d-\d\d\.zip$/);
      const files = await filesOf(download);
      expect(JSON.parse(files.get('json/profile.json') ?? '')).toEqual([
        expect.objectContaining({ username: account.username, email: account.email }),
      ]);
      expect(JSON.parse(files.get('json/wallet-entries.json') ?? '')).toContainEqual(expect.objectContaining({ amount: 100_000 }));
      expect(files.get('csv/profile.csv')).toContain(account.username);
      expect(files.get('README.txt')).toContain(account.username);
    });

    test('a player with money has to withdraw it before the account can be closed', async ({ page }) => {
      await page.goto('/security');
      await page.getByRole('button', { name: 'Close my account' }).click();
      await expect(page.getByText('You have money in your wallet. Withdraw it first.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Withdraw' }).click();
      await new SitePage(page).expectPath('/withdrawal');
    });
  });
}
