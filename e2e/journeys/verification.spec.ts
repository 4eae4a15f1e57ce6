import { addNumber } from '@site/api/contracts/account';
import { freshPhone } from '../fixtures/accounts';
import { expect, playerTest as test } from '../fixtures/test';
import { ProfilePage } from '../pages/profile.page';

test('ACCESS-089, 091, 093..095, 097..099, 101..103, 105: a player verifies phone and e-mail, adds two numbers, and saves the birthday once', async ({
  page,
  site,
  account,
  operator,
}) => {
  const profile = new ProfilePage(page);
  await page.goto('/profile');

  for (const [row, to] of [
    [profile.mainPhone, account.phone],
    [profile.email, account.email],
  ] as const) {
    await test.step(`verifies ${to}`, async () => {
      await expect(row.getByText('Not Verified')).toBeVisible();
      await profile.verify(row, () => operator.lastCode(to));
      await expect(row.getByText('Verified', { exact: true })).toBeVisible();
    });
  }

  for (const number of [freshPhone(), freshPhone()]) {
    await test.step(`adds and verifies ${number}`, async () => {
      await profile.add(number, account.password, () => operator.lastCode(number));
      await expect(profile.number(number).getByText('Verified', { exact: true })).toBeVisible();
    });
  }

  await test.step('cannot add a third number, neither in the page nor by a direct call', async () => {
    await expect(profile.addButton).toHaveCount(0);
    const third = await fetch(`${site}${addNumber.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
      body: JSON.stringify({ phone: freshPhone() }),
    });
    expect(third.status).toBe(409);
  });

  await test.step('saves the birthday, which is then locked', async () => {
    await profile.birthday.fill('1995-03-26');
    await profile.saveBirthday.click();
    await page.getByRole('dialog').getByRole('button').last().click();
    // An open dialog hides the button as well, so that its absence does not say that the birthday is saved.
    await expect(profile.birthday).toBeDisabled();
    await expect(profile.saveBirthday).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('26/03/1995')).toBeVisible();
    await expect(profile.saveBirthday).toHaveCount(0);
  });
});
