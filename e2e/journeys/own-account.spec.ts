import { signUpPlayer } from '../fixtures/accounts';
import { filesOf } from '../fixtures/archive';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, playerTest, test } from '../fixtures/test';
import { LoginPage } from '../pages/access.page';
import { SitePage } from '../pages/site.page';
import { layouts, type LayoutName } from '../site/browser';

for (const layout of ['phone', 'desktop'] as const satisfies readonly LayoutName[]) {
  test.describe(`on a ${layout}`, () => {
    test.use(layouts[layout]);
    playerTest.use(layouts[layout]);

    playerTest('a player gets all own data as an archive', async ({ page, account }) => {
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

    playerTest('a player with money is told to withdraw it before the account can be closed', async ({ page }) => {
      await page.goto('/security');
      await page.getByRole('button', { name: 'Close my account' }).click();
      await expect(page.getByText('You have money in your wallet. Withdraw it first.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Withdraw' }).click();
      await new SitePage(page).expectPath('/withdrawal');
    });

    test('a player closes the account, and takes it back by the next log-in', async ({ page, site }) => {
      const { username, password } = await signUpPlayer(site);
      const [login, frame] = [new LoginPage(page), new SitePage(page)];
      await page.goto('/login');
      await login.logIn(username, password);
      await frame.expectPath('/');

      await page.goto('/security');
      await page.getByRole('button', { name: 'Close my account' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Current password').fill(password);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close my account for good' }).click();
      await expect(page.getByText(/^Your account will be closed on .* Log in before if you want to keep it\.$/)).toBeVisible();
      await frame.expectPath('/login');

      await page.goto('/login');
      await login.logIn(username, password);
      await frame.expectPath('/');
      await page.goto('/inbox');
      await expect(page.getByText('Your account stays open').first()).toBeVisible();
    });
  });
}
