import { PENDING_DEPOSIT, PENDING_WITHDRAW, ON_ITS_WAY, getTransactions, transactionSchema } from '@site/api/contracts/funds';
import { getTurnovers } from '@site/api/contracts/turnover';
import { freshTrxId, type TestAccount } from '../fixtures/accounts';
import { ask } from '../fixtures/platform-call';
import { spinUntil } from '../pages/rounds';
import { expect, playerTest as test, type Page } from '../fixtures/test';
import { saveBirthday, verifyPhone } from '../fixtures/verified';
import { DepositPage, WithdrawalPage } from '../pages/funds.page';
import { GamesPage, GameWindow } from '../pages/games.page';
import { confirmOwner } from '../pages/owner-dialog';
import { SitePage } from '../pages/site.page';
import { layouts } from '../site/browser';

const DEPOSIT = { method: 'Padma Wallet', channel: /Merchant/, amount: '100' };
const WITHDRAWAL = { method: 'Doyel Pay', amount: '500', account: '01712345678' };

for (const layout of ['phone', 'desktop'] as const)
  test.describe(layout, () => {
    test.use(layouts[layout]);

    test('FUNDS-016, 017, 023, 056, 064, 068, 070: money is deposited, played, withdrawn, and returned when that fails', async ({
      page,
      context,
      site,
      account,
      operator,
    }) => {
      const shell = new SitePage(page);
      const trxId = freshTrxId();

      await test.step('an unverified phone stops the deposit, and leads to the profile', async () => {
        const deposit = new DepositPage(page);
        await page.goto('/deposit');
        await deposit.choose(DEPOSIT);
        await deposit.next.click();
        await expect(deposit.dialog).toContainText('Please verify your phone number first.');
        await deposit.dialog.getByRole('link').click();
        await shell.expectPath('/profile');
      });

      await verifyPhone(site, account, operator);
      await saveBirthday(site, account);

      await test.step('a deposit is pending, and blocks the next one', async () => {
        await page.goto('/deposit');
        await new DepositPage(page).deposit(DEPOSIT, trxId);
        await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
        const second = await context.newPage();
        await second.goto('/deposit');
        const deposit = new DepositPage(second);
        await deposit.choose(DEPOSIT);
        await deposit.next.click();
        await expect(deposit.dialog).toContainText(PENDING_DEPOSIT);
        await second.close();
      });

      await test.step('the approval appears on the open page, with its two percent', async () => {
        await closeDialogs(page);
        await operator.approve(trxId);
        await expect(
          page
            .getByRole('main')
            .getByText(/approved|success/i)
            .first(),
        ).toBeVisible();
        await expect.poll(() => balanceOf(site, account)).toBe('1602.00');
        expect(await remainingOf(site, account)).toBe(102);
      });

      await test.step('an open turnover blocks the withdrawal', async () => {
        await page.goto('/withdrawal');
        const main = page.getByRole('main');
        await expect(main.getByText(/102\.00/).first()).toBeVisible();
        await new WithdrawalPage(page).withdraw(WITHDRAWAL);
        const link = page.getByRole('dialog').getByRole('link', { name: 'Please complete your turnover and try again.' });
        await expect(link).toHaveAttribute('href', '/turnover-record');
      });

      await test.step('completes the turnover', async () => {
        await page.goto('/games?type=SLOT');
        await new GamesPage(page).tiles.first().click();
        const window = new GameWindow(page);
        await window.game.getByRole('button', { name: '100', exact: true }).click();
        await spinUntil(window, site, account, async () => (await remainingOf(site, account)) === 0);
      });

      const known = Number(await balanceOf(site, account));
      const withdraw = async () => {
        await page.goto('/withdrawal');
        await new WithdrawalPage(page).withdraw(WITHDRAWAL);
        await confirmOwner(page, account.password);
        await shell.expectPath('/payment-request');
        await expect.poll(async () => Number(await balanceOf(site, account))).toBe(known - 500);
        return (await newest(site, account)).transaction_id;
      };

      await test.step('a withdrawal holds the amount, blocks the next one and not a deposit; a refusal returns the amount', async () => {
        const number = await withdraw();
        const second = await context.newPage();
        await second.goto('/withdrawal');
        await new WithdrawalPage(second).withdraw(WITHDRAWAL);
        await expect(second.getByRole('dialog')).toContainText(PENDING_WITHDRAW);
        await second.goto('/deposit');
        const deposit = new DepositPage(second);
        await deposit.choose(DEPOSIT);
        await deposit.next.click();
        await expect(second).toHaveURL(/\/make-payment$/);
        await second.close();

        await operator.fail(number, 'The account is not in your name.');
        await closeDialogs(page);
        await expect(page.getByText('The account is not in your name.')).toBeVisible();
        await expect.poll(async () => Number(await balanceOf(site, account))).toBe(known);
      });

      await test.step('the next one is paid out', async () => {
        await operator.approve(await withdraw());
        await closeDialogs(page);
        await expect(
          page
            .getByRole('main')
            .getByText(/approved|success/i)
            .first(),
        ).toBeVisible();
        expect(await newest(site, account)).toMatchObject({ action: 'withdraw', key: '1', amount: '500.00' });
        expect(Number(await balanceOf(site, account))).toBe(known - 500);
      });
    });
  });

/** The message of success stays above the page for a few seconds. */
async function closeDialogs(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function balanceOf(site: string, account: TestAccount): Promise<string> {
  const { balance } = (await ask(site, account, '/api/balance', {})) as { balance: string };
  return balance;
}

async function remainingOf(site: string, account: TestAccount): Promise<number> {
  const tickets = getTurnovers.output.parse(await ask(site, account, getTurnovers.path));
  return tickets.reduce((sum, { status, remaining_turnover: left }) => sum + (status === 'active' ? Number(left) : 0), 0);
}

async function newest(site: string, account: TestAccount) {
  const [first] = (await ask(site, account, getTransactions.path)) as unknown[];
  return transactionSchema.parse(first);
}
