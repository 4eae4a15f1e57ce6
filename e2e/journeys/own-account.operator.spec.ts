import { signUpPlayer } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, operatorTest as test } from '../fixtures/operator-test';
import { LoginPage } from '../pages/access.page';
import { SitePage } from '../pages/site.page';
import { layouts, type LayoutName } from '../site/browser';

for (const layout of ['phone', 'desktop'] as const satisfies readonly LayoutName[]) {
  test.describe(`on a ${layout}`, () => {
    test.use(layouts[layout]);

    test('a player closes the account, and takes it back by the next log-in', async ({ page, site, operator }) => {
      // A welcome credit could be withdrawn, so it would have to be first.
      await operator.settings({ welcome_credit: 0 });
      const { username, password } = await signUpPlayer(site);
      await operator.settings({ welcome_credit: 500 });
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
