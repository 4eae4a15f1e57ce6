import { TOTP } from 'otpauth';
import { confirmTwoStep, startTwoStep } from '@site/api/contracts/security';
import { expect, playerTest, stored, test } from '../fixtures/test';
import { LoginPage } from '../pages/access.page';
import { SitePage } from '../pages/site.page';
import { expectAccessible } from '../fixtures/expect-accessible';

playerTest('with an authenticator app the log-in asks for its code, or takes a recovery code once', async ({ page, site, account }) => {
  const post = async <T>(path: string, body: object) => {
    const answer = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  };
  const { secret } = await post<{ secret: string }>(startTwoStep.path, { password: account.password });
  const app = new TOTP({ secret });
  const { recovery_codes: codes } = await post<{ recovery_codes: string[] }>(confirmTwoStep.path, { code: app.generate() });
  const login = new LoginPage(page);

  await page.goto('/player/logout');
  await page.goto('/login');
  await login.logIn(account.username, account.password);
  await page.getByLabel(/code/i).fill('000000');
  await login.submit.click();
  await expect(page.getByText('This code is not correct.')).toBeVisible();
  await expectAccessible(page);
  // The code that enabled it is used; the next one is valid.
  await page.getByLabel(/code/i).fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await login.submit.click();
  await new SitePage(page).expectPath('/');

  await page.goto('/player/logout');
  await page.goto('/login');
  await login.logIn(account.username, account.password);
  await page.getByRole('button', { name: /recovery code/i }).click();
  await page.getByLabel(/recovery code/i).fill(codes[0] ?? '');
  await login.submit.click();
  await new SitePage(page).expectPath('/');
  expect(await stored(page, 'username')).toBe(account.username);
});

test('a player without it needs no second step', async ({ page }) => {
  await page.goto('/login');
  await new LoginPage(page).logIn('demoplayer', 'demo12345');
  await new SitePage(page).expectPath('/');
});
