import { login } from '@site/api/contracts/access';
import { PASSWORD_CHANGED } from '@site/api/contracts/account';
import { OTP_SENT } from '@site/api/contracts/recovery';
import { signUpPlayer } from '../fixtures/accounts';
import { expect, stored, test } from '../fixtures/test';
import { ForgotPasswordPage, LoginPage } from '../pages/access.page';
import { SitePage } from '../pages/site.page';
import { expectAccessible } from '../fixtures/expect-accessible';
import { layouts, type LayoutName } from '../site/browser';

const NEW_PASSWORD = 'pond2026lily';
const ways = { phone: 'SMS', desktop: 'Email' } as const satisfies Record<LayoutName, string>;

for (const [layout, way] of Object.entries(ways) as [LayoutName, 'SMS' | 'Email'][]) {
  test.describe(layout, () => {
    test.use(layouts[layout]);

    test(`ACCESS-052, 053, 058, 060, 066: a forgotten password is set anew with a code by ${way}, and the old one is dead`, async ({
      page,
      site,
      operator,
    }) => {
      const person = await signUpPlayer(site);
      const contact = way === 'SMS' ? person.phone : person.email;
      const forgot = new ForgotPasswordPage(page);

      await test.step('asks for a code', async () => {
        await page.goto('/login');
        await page.getByRole('link', { name: 'Forgot password?' }).click();
        await new SitePage(page).expectPath('/forgot-password');
        await forgot.ask(way, contact, person.username);
        await expect(page.getByText(OTP_SENT[way === 'SMS' ? 'sms' : 'email'])).toBeVisible();
      });

      await test.step('sets the new password and returns to the log-in by itself', async () => {
        const code = await operator.lastCode(contact);
        expect(code).toMatch(/^\d{6}$/);
        await expectAccessible(page);
        await forgot.reset(code, NEW_PASSWORD);
        await expect(page.getByRole('dialog')).toContainText(PASSWORD_CHANGED);
        await new SitePage(page).expectPath('/login');
      });

      await test.step('the old password fails, the new one opens the site', async () => {
        const old = await fetch(`${site}${login.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: person.username, password: person.password }),
        });
        expect(old.status).toBe(401);
        await page.keyboard.press('Escape');
        await new LoginPage(page).logIn(person.username, NEW_PASSWORD);
        await new SitePage(page).expectPath('/');
        expect(await stored(page, 'username')).toBe(person.username);
      });
    });
  });
}
