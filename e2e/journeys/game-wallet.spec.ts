import { getWallet } from '@site/api/contracts/wallet';
import type { TestAccount } from '../fixtures/accounts';
import { ask } from '../fixtures/platform-call';
import { expect, playerTest as test, type Page } from '../fixtures/test';
import { GamesPage, GameWindow } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import { layouts } from '../site/browser';

const PLATFORM = 'RATARGUL_SLOTS';

const walletOf = async (site: string, account: TestAccount) => getWallet.output.parse(await ask(site, account, getWallet.path));
const inGameOf = async (site: string, account: TestAccount) =>
  (await walletOf(site, account)).games.find(({ platform }) => platform === PLATFORM)?.balance ?? '0.00';

async function openGame(page: Page) {
  await new SitePage(page).open(`/games?type=SLOT&system=${PLATFORM}&title=Slot`);
  await new GamesPage(page).tiles.first().click();
  await expect(page.getByRole('form', { name: 'Money for this game' })).toBeVisible();
}

for (const layout of ['phone', 'desktop'] as const) {
  test.describe(layout, () => {
    test.use(layouts[layout]);

    test('N-53: money is moved to a game, is played there, is shown in its wallet, and returns', async ({ page, site, account }) => {
      await openGame(page);
      await page.getByRole('button', { name: 'An amount' }).click();
      await page.getByLabel('Amount', { exact: true }).fill('300');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      const { game, spin, close } = new GameWindow(page);
      await spin.click();
      await expect(game.locator('[aria-busy]')).toHaveCount(0);
      const { main } = await walletOf(site, account);
      expect(Number(main)).toBe(1200);
      await close.click();

      // The withdrawal shows the amount that it cannot use, and offers to move it back.
      await new SitePage(page).open('/withdrawal');
      const note = page.getByRole('region', { name: 'Game wallets' });
      await expect(note).toContainText('is in game wallets. Only money in the main wallet can be withdrawn.');
      const inGame = await inGameOf(site, account);
      expect(Number(inGame)).toBeGreaterThan(0);

      // The wallet popup of the exchange moves it back.
      await new SitePage(page).open('/exchange');
      await page.getByRole('button', { name: 'Wallet', exact: true }).click();
      await expect(page.getByText('Ratargul Slots')).toBeVisible();
      await page.getByRole('button', { name: 'Recall All' }).click();
      await expect(page.getByText(/came back to your main wallet/)).toBeVisible();
      expect(await inGameOf(site, account)).toBe('0.00');
      expect(Number((await walletOf(site, account)).main)).toBeCloseTo(Number(main) + Number(inGame), 2);

      await new SitePage(page).open('/transaction-record');
      await page.getByText('Game wallet transfers').click();
      const records = page.getByRole('list', { name: 'Game wallet transfers' }).getByRole('listitem');
      await expect(records).toHaveCount(2);
      await expect(records.first()).toContainText('Back from Ratargul Slots');
      await expect(records.last()).toContainText('To Ratargul Slots');
    });

    test('N-53: closing the game moves the money back for a player with that setting', async ({ page, site, account }) => {
      await openGame(page);
      await page.getByRole('checkbox', { name: /Bring the money back/ }).check();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      const { spin, close } = new GameWindow(page);
      await expect(spin).toBeEnabled();
      expect(Number((await walletOf(site, account)).main)).toBe(0);
      await close.click();
      await expect.poll(() => inGameOf(site, account)).toBe('0.00');
      await expect.poll(async () => Number((await walletOf(site, account)).main)).toBe(1500);
    });
  });
}
