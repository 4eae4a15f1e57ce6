import { getGames } from '@site/api/contracts/catalogue';
import { getBetRecords } from '@site/api/contracts/records';
import { userShow, type Profile } from '@site/api/contracts/account';
import type { TestAccount } from '../fixtures/accounts';
import { balanceOf } from '../fixtures/bets-of';
import { paisa } from '../fixtures/held-match';
import { ask } from '../fixtures/platform-call';
import { spinUntil } from '../pages/rounds';
import { expect, playerTest, test } from '../fixtures/test';
import { ways } from '../fixtures/ways';
import { GamesPage, GameWindow } from '../pages/games.page';
import { layouts } from '../site/browser';

for (const [way, options] of Object.entries(ways))
  playerTest.describe(way, () => {
    playerTest.use(options);

    playerTest(
      'REWARDS-017, 021: free spins bring their win only; play brings points, a level and the first place of a tournament, and points become money',
      async ({ page, site, account, operator }) => {
        await operator.player(account.username, { credit: 14_000 });
        const cup = `Cup of ${account.username}`;
        await operator.tournament(cup);
        await page.goto('/tournaments');
        await page.getByRole('button', { name: 'Join', description: cup }).click();
        const table = page.getByRole('link', { name: 'Table and rules', description: cup });
        await expect(page.getByText('You have joined.')).toBeVisible();
        await page.goto('/vip');
        const main = page.getByRole('main');
        await expect(main.getByText('Normal').first()).toBeVisible();

        const [slot] = getGames.output.parse(await ask(site, account, `${getGames.path}?type=SLOT&system=PADMAPLAY`)).games;
        await operator.freeSpins(account.username, slot?.code ?? '', 2);
        const before = await balanceOf(site, account);
        await page.goto('/free-bets');
        await expect(main.getByText('2 of 2')).toBeVisible();
        await main.getByRole('button', { name: `Play ${slot?.name}` }).click();
        const window = new GameWindow(page);
        const strip = window.game.getByRole('group', { name: 'Free spins' });
        await expect(strip).toContainText('Free spin 1 of 2');
        await window.spin.click();
        await expect(strip).toContainText('Free spin 2 of 2');
        await expect(window.game.getByRole('textbox')).toBeHidden();
        await window.spin.click();
        await expect(window.game.getByText(/That was the last free spin/)).toBeVisible();
        await expect(strip).toBeHidden();
        const records = getBetRecords.output.parse(await ask(site, account, getBetRecords.path)).data;
        expect(records.map(({ free_spin: stake, bet_amount: bet }) => [stake, bet])).toEqual([
          ['20.00', '0.00'],
          ['20.00', '0.00'],
        ]);
        const won = records.reduce((sum, { winAmount }) => sum + paisa(winAmount), 0n);
        expect(await balanceOf(site, account)).toBe(before + won);
        expect((await profileOf(site, account)).vip_coin).toBe(0);
        await page.goto('/free-bets');
        await expect(main.getByText('Used', { exact: true }).first()).toBeVisible();

        await page.goto('/games?type=SLOT&system=PADMAPLAY');
        await new GamesPage(page).tiles.first().click();
        await window.game.getByRole('textbox').fill('5000');
        await spinUntil(window, site, account, async () => (await profileOf(site, account)).vip_coin >= 10_000);

        await page.goto('/vip');
        await expect(main.getByText('Elite I').first()).toBeVisible();
        await page.goto('/tournaments');
        await table.click();
        await expect(main.getByText('Place 1 of 1')).toBeVisible();
        await expect(main.getByRole('row', { name: /You/ })).toContainText(/৳[\d,]{6,}/);

        await page.goto('/vip');
        const known = await profileOf(site, account);
        await main.getByRole('textbox', { name: /VP/ }).fill('4000');
        await main.getByRole('button', { name: 'Convert' }).click();
        await expect(page.getByRole('dialog', { name: 'Message' })).toBeVisible();
        const now = await profileOf(site, account);
        expect(now.vip_coin).toBe(known.vip_coin - 4000);
        expect((Number(now.balance) - Number(known.balance)).toFixed(2)).toBe('10.00');
      },
    );
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
