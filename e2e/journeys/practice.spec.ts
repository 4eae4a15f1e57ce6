import { balanceOf } from '../fixtures/bets-of';
import { paisa } from '../fixtures/held-match';
import { expect, playerTest, test, type Page } from '../fixtures/test';
import { ways } from '../fixtures/ways';
import { GamesPage, GameWindow } from '../pages/games.page';
import { spinUntil } from '../pages/rounds';
import { SitePage } from '../pages/site.page';
import { expectAccessible } from '../fixtures/expect-accessible';
import { layouts } from '../site/browser';

async function openInfo(page: Page) {
  await new SitePage(page).open('/games?type=SLOT&title=Slots');
  await expect(new GamesPage(page).tiles.first()).toBeVisible();
  const info = page.getByRole('button', { name: /^Rules and return: / }).first();
  await info.focus();
  await info.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('row', { name: /A spin/ })).toContainText(/9\d\.\d\d % ± 0\.\d\d %/);
  return sheet;
}

for (const layout of ['phone', 'desktop'] as const) {
  test.describe(layout, () => {
    test.use(layouts[layout]);

    test('a visitor reads the rules of a game and plays it without money', async ({ page, violations }) => {
      const sheet = await openInfo(page);
      await expect(sheet).toContainText('3,760 times the stake');
      await expectAccessible(page);
      await sheet.getByRole('link', { name: 'Try without money' }).click();
      await new SitePage(page).expectPath(/^\/practice\?/);

      const { game, spin, close } = new GameWindow(page);
      await expect(page.getByText('No real money. Nothing is won or lost.').first()).toBeVisible();
      await expect(game.getByRole('group', { name: 'Practice' })).toBeVisible();
      await expect(game.getByText('৳10,000.00')).toBeVisible();
      await spin.click();
      await expect(game.locator('[aria-busy]')).toHaveCount(0);
      await game.getByRole('button', { name: 'Fill up' }).click();
      await expect(game.getByText('Your practice money is full again.')).toBeVisible();
      await expect(game.getByText('৳10,000.00')).toBeVisible();

      await game.getByRole('button', { name: 'End' }).click();
      await page.getByRole('button', { name: 'Practise again' }).click();
      await expect(spin).toBeEnabled();
      await close.click();
      await new SitePage(page).expectPath(/^\/games\?type=SLOT/);
      expect(violations.list()).toEqual([]);
    });

    test('a visitor searches with the keyboard, in both ways of writing', async ({ page }) => {
      await new SitePage(page).open('/search');
      const box = page.getByRole('main').getByRole('combobox');
      await expect(box).toBeFocused();
      await box.fill('জমা');
      await expect(page.getByRole('group', { name: /^Help/ }).getByRole('option', { name: /Deposit money/ })).toBeVisible();
      await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await box.fill('teenpatti');
      await expect(
        page
          .getByRole('group', { name: /^Games \d+/ })
          .getByRole('option')
          .first(),
      ).toBeVisible();
      await box.press('ArrowDown');
      await box.press('Enter');
      await expect(page.getByRole('dialog')).toContainText('Return to player');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await box.fill('bkash');
      await box.press('Enter');
      await new SitePage(page).expectPath('/login');
      await page.goto('/search');
      await expect(page.getByRole('button', { name: 'bkash' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

playerTest('a player practises, and balance and records stay as they were', async ({ page }) => {
  const sheet = await openInfo(page);
  await sheet.getByRole('link', { name: 'Try without money' }).click();
  const { game, spin } = new GameWindow(page);
  await spin.click();
  await expect(game.locator('[aria-busy]')).toHaveCount(0);
  const site = new SitePage(page);
  await site.open('/');
  await expect(site.balance).toHaveText('৳1,500.00');
  await site.open('/betting-record');
  await expect(page.getByText('No Data').first()).toBeVisible();
});

for (const [way, options] of Object.entries(ways))
  playerTest.describe(way, () => {
    playerTest.use(options);

    playerTest(
      'a player marks a game and plays another: both come first on home, and the window shows the result',
      async ({ page, site, account }) => {
        await page.goto('/games?type=SLOT&system=PADMAPLAY');
        const { tiles } = new GamesPage(page);
        const marks = page.getByRole('button', { name: /^Favourite: / });
        const marked = ((await marks.nth(2).getAttribute('aria-label')) ?? '').replace('Favourite: ', '');
        await marks.nth(2).click();
        await expect(marks.nth(2)).toHaveAttribute('aria-pressed', 'true');
        const played = ((await tiles.first().getAttribute('aria-label')) ?? '').replace('Play Game ', '');
        await tiles.first().click();

        const window = new GameWindow(page);
        await expect(window.spin).toBeEnabled();
        const before = await balanceOf(site, account);
        await spinUntil(window, site, account, async () => (await balanceOf(site, account)) !== before);
        const result = (await balanceOf(site, account)) - before;
        const shown = page.getByText('Result', { exact: true }).locator('xpath=following-sibling::dd').first();
        await expect.poll(async () => paisa((await shown.innerText()).replace(/[৳+]/g, ''))).toBe(result);
        await window.close.click();

        await page.goto('/');
        const row = (name: string) => page.getByRole('region', { name });
        await expect(row('Recently played').getByRole('button').first()).toHaveAccessibleName(played);
        await expect(row('My favourites').getByRole('button')).toHaveText([marked]);
        await expectAccessible(page);
      },
    );
  });
