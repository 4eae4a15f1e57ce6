import { filesOf } from '../fixtures/archive';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, playerTest as test } from '../fixtures/test';
import { ways } from '../fixtures/ways';
import { SitePage } from '../pages/site.page';

for (const [way, options] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use(options);

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

    test('a player names a device, the name is there after a reload, and an empty one takes it away', async ({ page }) => {
      const nameIt = async (button: string, name: string) => {
        await page.getByRole('button', { name: button }).click();
        const sheet = page.getByRole('dialog', { name: 'Name of the device' });
        await sheet.getByLabel('Name', { exact: true }).fill(name);
        await expectAccessible(page);
        await sheet.getByRole('button', { name: 'Save' }).click();
        await expect(sheet).toBeHidden();
      };
      await page.goto('/security');
      await nameIt('Name this device', 'Kitchen tablet');
      const row = page.getByRole('listitem').filter({ hasText: 'This device' });
      await expect(row).toContainText('Kitchen tablet');
      await page.reload();
      await expect(row).toContainText('Kitchen tablet');
      await nameIt('Rename', '');
      await expect(page.getByRole('button', { name: 'Name this device' })).toBeVisible();
      await expect(row).not.toContainText('Kitchen tablet');
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
