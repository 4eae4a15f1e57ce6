import { freshPhone, freshUsername } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { layouts } from '../site/browser';
import { expectAccessible } from '../fixtures/expect-accessible';

test.describe('desktop', () => {
  test.use(layouts.desktop);

  test('ACCESS-040, 046: the classic form has two steps, and a wrong captcha loads a new picture', async ({ page }) => {
    const username = freshUsername();
    await page.goto('/affiliate_code?affiliate_code=SHAPLA');
    await expect(page).toHaveURL(/\/signup$/);
    await page.goto('/register');
    await page.getByRole('switch', { name: 'Classic form' }).click();
    await page.getByLabel('Username', { exact: true }).fill(username.toUpperCase());
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue(username);
    await page.getByLabel('Password', { exact: true }).fill('secret123');
    await page.getByLabel('Confirm Password', { exact: true }).fill('secret123');
    await page.getByRole('button', { name: 'Next' }).click();

    await page.getByLabel('Full Name', { exact: true }).fill('Rahim Uddin');
    await page.getByLabel('Phone Number', { exact: true }).fill(freshPhone().slice(1));
    await page.getByLabel('E-mail', { exact: true }).fill(`${username}@example.com`);
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    const picture = page.getByRole('img', { name: /4 digits/ });
    const before = await picture.getAttribute('src');
    const answered = page.waitForResponse('**/api/v1/create-players');
    await page.getByLabel('Verification code').fill('0000');
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    expect((await answered).status()).toBe(422);
    expect((await answered).request().postDataJSON()).toMatchObject({ referral_code: 'SHAPLA', affiliate_code: 'SHAPLA' });
    await expect(page.getByText('Invalid verification code')).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', before ?? '');
  });
});

test('a phone has the standard form only', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Classic form' })).toHaveCount(0);
});
