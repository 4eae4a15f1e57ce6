import { readFile } from 'node:fs/promises';
import { getBetRecords, type BetRecord } from '@site/api/contracts/records';
import { ask } from '../fixtures/platform-call';
import { expect, playerTest as test, type Page } from '../fixtures/test';
import { verifyPhone } from '../fixtures/verified';
import { DepositPage } from '../pages/funds.page';
import { GamesPage, GameWindow } from '../pages/games.page';
import { layouts } from '../site/browser';
import { freshTrxId, type TestAccount } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/expect-accessible';
import { ways } from '../fixtures/ways';

const DEPOSIT = { method: 'Padma Wallet', channel: /Merchant/, amount: '100' };

test('RECORDS-003, 004, 006: three games of two suppliers are listed grouped and summed, and each alone', async ({
  page,
  site,
  account,
}) => {
  for (const [system, at] of [
    ['PADMAPLAY', 0],
    ['PADMAPLAY', 1],
    ['SHAPLA_REELS', 0],
  ] as const)
    await playOnce(page, { system, at, site, account });
  const bets = await settledBets(site, account);
  expect(new Set(bets.map(({ game_name }) => game_name)).size).toBe(3);

  await page.goto('/betting-record?date=-1');
  const main = page.getByRole('main');
  for (const name of ['PadmaPlay', 'Shapla Reels']) {
    const group = main.getByRole('listitem').filter({ hasText: name });
    await expect(group).toContainText('Slots');
    await expect(group).toContainText(sum(bets, name).turnover);
    await expect(group).toContainText(sum(bets, name).profit);
  }

  await main.getByRole('link', { name: /PadmaPlay/ }).click();
  await expect(main).toContainText(sum(bets, 'PadmaPlay').turnover);
  for (const { game_name: name } of bets.filter(({ platform_name }) => platform_name === 'PadmaPlay'))
    await expect(main.getByText(name.slice(0, 15)).first()).toBeVisible();
  await page.goBack();
  await expect(main.getByText('Shapla Reels')).toBeVisible();

  await page.getByRole('button', { name: /Filter/ }).click();
  await page.getByRole('radio', { name: 'Shapla Reels' }).check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(main.getByText('PadmaPlay')).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('listitem').filter({ hasText: 'Shapla Reels' })).toBeVisible();
  await expect(main.getByText('PadmaPlay')).toHaveCount(0);
});

for (const layout of ['phone', 'desktop'] as const)
  test.describe(layout, () => {
    test.use(layouts[layout]);

    test('RECORDS-021, 022, 025, 033, 036: a deposit is listed as Processing and becomes Success on the open page; its ticket progresses with play', async ({
      page,
      site,
      account,
      operator,
    }) => {
      const trxId = freshTrxId();
      await verifyPhone(site, account, operator);
      await page.goto('/deposit');
      await new DepositPage(page).deposit(DEPOSIT, trxId);
      await expect(page).toHaveURL(/payment-request/);

      await page.goto('/transaction-record');
      const main = page.getByRole('main');
      const record = main.getByRole('listitem').filter({ hasText: 'Deposit' });
      await expect(record).toContainText('Processing');
      await operator.approve(trxId);
      await expect(record).toContainText('Success');
      await record.getByRole('link').click();
      const details = page.getByRole('dialog', { name: 'Transaction Record Details' });
      for (const step of ['Initiated', 'Information Received', 'Success']) await expect(details.getByText(step).first()).toBeVisible();
      await expect(details.getByText('Padma Wallet').first()).toBeVisible();

      await page.goto('/turnover-record');
      const bar = main.getByRole('progressbar').first();
      await expect(bar).toHaveAttribute('aria-valuenow', '0');
      await playOnce(page, { system: 'PADMAPLAY', at: 0, site, account, stake: '50' });
      await page.goto('/turnover-record');
      // The older of two tickets requires the deposit, BDT 100, so a stake of 50 is half of it.
      await expect(bar).toHaveAttribute('aria-valuenow', '50');
      await playOnce(page, { system: 'PADMAPLAY', at: 0, site, account, stake: '50' });
      await page.goto('/turnover-record');
      await main.getByRole('tab', { name: 'Completed' }).click();
      await expect(main.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '100');
    });
  });

for (const [way, options] of Object.entries(ways))
  test.describe(way, () => {
    test.use(options);

    test('a player reads money, result and time of a year, and keeps them as a file', async ({ page, site, account }) => {
      await playOnce(page, { system: 'PADMAPLAY', at: 0, site, account, stake: '40' });
      const [bet] = await settledBets(site, account);
      await page.goto('/account-statement');
      const views = page.getByRole('group', { name: 'The chart shows' });
      for (const view of ['Result', 'Time', 'Money']) {
        const button = views.getByRole('button', { name: view });
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expectAccessible(page);
      }
      const main = page.getByRole('main');
      await expect(main).toContainText('৳40.00');
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
      expect(download.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.csv$/);
      const [head, running, ...earlier] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      const columns = head?.split(',').map((name) => name.replaceAll('"', '')) ?? [];
      const month = running?.split(',') ?? [];
      const valueOf = (name: string) => Number(month[columns.indexOf(name)]);
      expect(valueOf('Stakes (BDT)')).toBe(40);
      expect(valueOf('Wins (BDT)')).toBe(Number(bet?.winAmount));
      expect(earlier).toHaveLength(12);
    });
  });

interface Play {
  system: string;
  at: number;
  site: string;
  account: TestAccount;
  stake?: string;
}

/** Plays one settled round in a real game window. */
async function playOnce(page: Page, { system, at, site, account, stake = '10' }: Play) {
  const before = (await settledBets(site, account)).length;
  await page.goto(`/games?type=SLOT&system=${system}`);
  await new GamesPage(page).tiles.nth(at).click();
  const { game, spin } = new GameWindow(page);
  await game.getByRole('textbox').fill(stake);
  await spin.click();
  await expect.poll(async () => (await settledBets(site, account)).length).toBe(before + 1);
}

async function settledBets(site: string, account: TestAccount): Promise<BetRecord[]> {
  return getBetRecords.output.parse(await ask(site, account, getBetRecords.path)).data;
}

/** The amount as screens print it, without the currency sign. */
const text = (amount: number) => amount.toFixed(2).replace(/\B(?=(\d{3}){1,6}\.)/g, ',');

function sum(bets: readonly BetRecord[], platform: string) {
  const own = bets.filter(({ platform_name }) => platform_name === platform);
  const turnover = own.reduce((total, { bet_amount }) => total + Number(bet_amount), 0);
  const won = own.reduce((total, { winAmount }) => total + Number(winAmount), 0);
  return { turnover: text(turnover), profit: text(Math.abs(won - turnover)) };
}
