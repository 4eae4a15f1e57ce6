import { setLimit, takeTimeOut } from '@site/api/contracts/safer-play';
import { expect, playerTest as test } from '../fixtures/test';
import { LoginPage } from '../pages/access.page';
import { GamesPage, GameWindow } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import { expectAccessible } from '../fixtures/expect-accessible';

test('a player with a self-exclusion can only withdraw, at once and after the next log-in', async ({ page, site, account }) => {
  const post = (path: string, body: object) =>
    fetch(`${site}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
      body: JSON.stringify(body),
    });

  await test.step('excludes themselves for six months', async () => {
    await page.goto('/responsible-gaming?tool=exclusion');
    await page.getByRole('radio', { name: '6 months' }).check();
    await page.getByRole('button', { name: 'Continue' }).last().click();
    await expectAccessible(page);
    await page.getByLabel(/EXCLUDE/).fill('EXCLUDE');
    await page.getByRole('button', { name: 'Exclude me' }).click();
    await expect(page.getByText('You have excluded yourself').first()).toBeVisible();
  });

  await test.step('games, home and promotions are closed from now on', async () => {
    for (const path of ['/', '/games?type=SLOT', '/promotions', '/gamerun']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Withdraw' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Play Game / })).toHaveCount(0);
    }
    await expectAccessible(page);
    const shorter = await post(takeTimeOut.path, { length: '24h' });
    expect(shorter.status).toBe(409);
  });

  await test.step('the next log-in leads to the same screen', async () => {
    await page.goto('/player/logout');
    await expect(new SitePage(page).loginLink).toBeVisible();
    await page.goto('/login');
    await new LoginPage(page).logIn(account.username, account.password);
    await expect(page.getByRole('link', { name: 'Withdraw' }).first()).toBeVisible();
  });
});

test('a wager limit stops the game, which shows the reason', async ({ page, site, account }) => {
  await fetch(`${site}${setLimit.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
    body: JSON.stringify({ kind: 'wager', period: 'day', amount: '1' }),
  });
  await page.goto('/games?type=SLOT');
  await new GamesPage(page).tiles.first().click();
  const { game, spin } = new GameWindow(page);
  await spin.click();
  await expect(game.getByText(/limit/i).first()).toBeVisible();
});
