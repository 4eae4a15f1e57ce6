import { setLimit, takeTimeOut } from '@site/api/contracts/safer-play';
import { expect, playerTest as test } from '../fixtures/test';
import { LoginPage } from '../pages/access.page';
import { GamesPage, GameWindow } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import { expectAccessible } from '../fixtures/expect-accessible';
import { ways } from '../fixtures/ways';

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

for (const [way, options] of Object.entries(ways))
  test.describe(way, () => {
    test.use(options);

    test('a player answers the self-check, which sends nothing and leads to limits and to people who help', async ({ page }) => {
      await page.goto('/responsible-gaming?tool=check');
      const questions = page
        .getByRole('main')
        .getByRole('group')
        .filter({ has: page.getByRole('radio') });
      await expect(questions).toHaveCount(9);
      await page.getByRole('button', { name: 'Show the result' }).click();
      await expect(page.getByText('Answer all nine questions.')).toBeVisible();

      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''));
      for (const question of await questions.all()) await question.getByRole('radio', { name: 'Sometimes' }).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show the result' }).click();
      await expect(page.getByRole('heading', { name: 'High risk' })).toBeVisible();
      await expect(page.getByText('9 of 27 points.')).toBeFocused();
      await expectAccessible(page);
      expect(sent.filter((body) => body.includes('sometimes'))).toEqual([]);

      await page.getByRole('button', { name: 'Set limits' }).click();
      await new SitePage(page).expectPath('/responsible-gaming?tool=limits');
      await expect(page.getByRole('heading', { name: 'Wager limit' })).toBeVisible();
    });
  });
