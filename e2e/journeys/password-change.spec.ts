import { PASSWORD_CHANGED } from '@site/api/contracts/account';
import { expect, playerTest as test, sessionState } from '../fixtures/test';
import { logIn } from '../fixtures/accounts';
import { ChangePasswordPage, LoginPage } from '../pages/access.page';
import { SitePage } from '../pages/site.page';

const NEW_PASSWORD = 'pond2026lily';

test('ACCESS-078, 079: changing the password in one browser signs the other one out at its next call', async ({
  page,
  browser,
  site,
  account,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site, storageState: sessionState(site, await logIn(site, account)) });
  const other = await elsewhere.newPage();
  await other.goto('/profile');
  await expect(other.getByText(account.username).first()).toBeVisible();

  await page.goto('/reset-password');
  await new ChangePasswordPage(page).change(account.password, NEW_PASSWORD);
  await expect(page.getByText(PASSWORD_CHANGED)).toBeVisible();
  await new SitePage(page).expectPath('/login');

  await other.reload();
  await expect(new SitePage(other).loginLink).toBeVisible();
  await elsewhere.close();

  await new LoginPage(page).logIn(account.username, NEW_PASSWORD);
  await new SitePage(page).expectPath('/');
});
