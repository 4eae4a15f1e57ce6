import { freshSignUp } from '../fixtures/accounts';
import { expect, stored, test, type Page } from '../fixtures/test';
import { LoginPage, SignUpPage } from '../pages/access.page';
import { GamesPage, GameWindow, HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';

test('SHELL-012, 024..027, 050: a visitor browses, signs up, plays a slot, sees the balance move and logs out', async ({
  page,
  operator,
}) => {
  const site = new SitePage(page);
  const games = new GamesPage(page);
  const form = freshSignUp();

  await test.step('browses and taps a game', async () => {
    await site.open('/');
    await new HomePage(page).openCategory('Slots');
    await site.expectPath(/^\/games\?.*type=SLOT/);
    await games.tiles.first().click();
    await site.expectPath('/login');
  });

  await test.step('signs up and sees both popups', async () => {
    await page
      .locator('form')
      .getByRole('link', { name: /sign up/i })
      .or(page.getByRole('main').getByRole('link', { name: /sign up/i }))
      .first()
      .click();
    await site.expectPath('/signup');
    await new SignUpPage(page).signUp(form);
    await site.expectPath('/');
    const welcome = page.getByRole('dialog').filter({ hasText: 'Home Page' });
    await expect(welcome).toBeVisible();
    await welcome.getByRole('button', { name: 'Home Page' }).click();
    const maintenance = page.getByRole('dialog').filter({ hasText: '2025/03/28' });
    await expect(maintenance).toContainText('2025/04/16');
    await maintenance.getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect([await stored(page, 'popup'), await stored(page, 'regPopup')]).toEqual(['0', '0']);
  });

  await operator.player(form.username, { credit: 1000 });
  await test.step('opens a slot from the list', async () => {
    await new HomePage(page).openCategory('Slots');
    // 500 of welcome credit and 1,000 from the operator.
    await expect(site.balance).toHaveText('৳1,500.00');
    await games.tiles.first().click();
    await site.expectPath('/gamerun');
    await expect(page.getByText(form.username)).toBeVisible();
  });

  const window = new GameWindow(page);
  await test.step('bets in the game', async () => {
    const known = await balanceOf(page);
    for (let round = 0; round < 5 && (await balanceOf(page)) === known; round++) {
      await window.spin.click();
      await expect(window.game.locator('[aria-busy]')).toHaveCount(0);
    }
    expect(await balanceOf(page)).not.toBe(known);
  });

  await test.step('closes the game and is back on the same list', async () => {
    await window.close.click();
    await site.expectPath(/^\/games\?.*type=SLOT/);
    await expect(games.tiles.first()).toBeVisible();
    const left = await balanceOf(page);
    await expect.poll(async () => (await site.balance.textContent())?.replace(/[^\d.]/g, '')).toBe(left);
  });

  await test.step('logs out: exactly five keys are gone', async () => {
    const five = ['token', 'balance', 'remote_id', 'username', 'exchangeToken'];
    const before = await keys(page);
    await site.logOut();
    await expect(site.loginLink).toBeVisible();
    expect(before.filter((key) => !five.includes(key))).toEqual(await keys(page));
    for (const key of five) expect(await stored(page, key)).toBeNull();
  });

  await test.step('logs in again', async () => {
    await site.open('/login');
    await new LoginPage(page).logIn(form.username, form.password);
    await site.expectPath('/');
    await expect(page.getByText('2025/03/28')).toBeVisible();
  });
});

const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

/** Balance from the platform, requested with the page's own token. */
const balanceOf = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/api/balance', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
      body: '{}',
    });
    return ((await response.json()) as { balance: string }).balance;
  });
