import { userShow, type Profile } from '@site/api/contracts/account';
import type { TestAccount } from '../fixtures/accounts';
import { ask } from '../fixtures/platform-call';
import { spinUntil } from '../pages/rounds';
import { expect, playerTest, test } from '../fixtures/test';
import { GamesPage, GameWindow } from '../pages/games.page';
import { layouts } from '../site/browser';

playerTest('REWARDS-017, 021: play brings points and a level, and points become money', async ({ page, site, account, operator }) => {
  await operator.player(account.username, { credit: 14_000 });
  await page.goto('/vip');
  const main = page.getByRole('main');
  await expect(main.getByText('Normal').first()).toBeVisible();

  await page.goto('/games?type=SLOT&system=PADMAPLAY');
  await new GamesPage(page).tiles.first().click();
  const window = new GameWindow(page);
  await window.game.getByRole('textbox').fill('5000');
  await spinUntil(window, site, account, async () => (await profileOf(site, account)).vip_coin >= 10_000);

  await page.goto('/vip');
  await expect(main.getByText('Elite I').first()).toBeVisible();
  const known = await profileOf(site, account);
  await main.getByRole('textbox', { name: /VP/ }).fill('4000');
  await main.getByRole('button', { name: 'Convert' }).click();
  await expect(page.getByRole('dialog', { name: 'Message' })).toBeVisible();
  const now = await profileOf(site, account);
  expect(now.vip_coin).toBe(known.vip_coin - 4000);
  expect((Number(now.balance) - Number(known.balance)).toFixed(2)).toBe('10.00');
});

playerTest.describe('in the member center', () => {
  playerTest.use(layouts.desktop);

  playerTest(
    'REWARDS-020, 024, 025: 4000 VP are BDT 10.00, and are listed among the used points',
    async ({ page, site, account, operator }) => {
      await operator.player(account.username, { vip_coin: 4500 });
      await page.goto('/account');
      await page.getByRole('navigation', { name: 'Account areas' }).getByRole('button', { name: 'VIP' }).click();
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: /VP/ }).fill('4000');
      await expect(main.getByRole('textbox', { name: /amount|money|BDT/i })).toHaveValue('10');
      await main
        .getByRole('button', { name: /Convert/ })
        .last()
        .click();
      await expect(page.getByRole('dialog', { name: 'Message' })).toBeVisible();
      await page.getByRole('dialog').getByRole('button').first().click();
      await main.getByRole('tab', { name: 'VP Used' }).click();
      await expect(main.getByRole('row').filter({ hasText: '10.00' })).toContainText('4,000');
      expect(await profileOf(site, account)).toMatchObject({ vip_coin: 500 });
    },
  );
});

test.describe('a visitor on a desktop', () => {
  test.use(layouts.desktop);

  test('REWARDS-029, 033: reads the promotions, filters them and opens one', async ({ page }) => {
    await page.goto('/promotions');
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: 'Fishing' }).click();
    await expect(main.getByText('Hilsa Season 20%').first()).toBeVisible();
    await expect(main.getByText('50% Sports Refund')).toHaveCount(0);
    await main
      .getByRole('link', { name: /Details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('The river is full: twenty percent more on every deposit');
  });
});

const profileOf = async (site: string, account: TestAccount): Promise<Profile> =>
  userShow.output.parse(await ask(site, account, `${userShow.path}?remote_id=${account.remoteId}`));
