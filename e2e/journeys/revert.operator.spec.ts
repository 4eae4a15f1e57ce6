import { getTransactions } from '@site/api/contracts/funds';
import { balance } from '@site/api/contracts/wallet';
import { browseOn } from '../fixtures/browse-on';
import { ask } from '../fixtures/platform-call';
import { expect, operatorPlayerTest as test } from '../fixtures/operator-test';
import { saveBirthday, verifyPhone } from '../fixtures/verified';
import { WithdrawalPage } from '../pages/funds.page';
import { confirmOwner } from '../pages/owner-dialog';
import { layouts } from '../site/browser';

const WITHDRAWAL = { method: 'Doyel Pay', amount: '500', account: '01712345678' };
const STEPS = 6;

for (const layout of ['phone', 'desktop'] as const)
  test.describe(layout, () => {
    test.use(layouts[layout]);

    test('RECORDS-030, N-42: a waiting withdrawal is edited, then reverted, and its money returns', async ({
      page,
      site,
      account,
      operator,
    }) => {
      const records = async () => getTransactions.output.parse(await ask(site, account, getTransactions.path));
      const wallet = async () => Number(balance.output.parse(await ask(site, account, balance.path, {})).balance);
      /** Thirty minutes. */
      const letWaitPass = () => browseOn(page, operator, STEPS, wallet);
      await verifyPhone(site, account, operator);
      await saveBirthday(site, account);
      const start = await wallet();

      await page.goto('/withdrawal');
      await new WithdrawalPage(page).withdraw(WITHDRAWAL);
      await confirmOwner(page, account.password);
      await expect(page).toHaveURL(/\/payment-request$/);
      expect(await wallet()).toBe(start - 500);

      const number = (await records())[0]?.transaction_id ?? '';
      await page.goto(`/transaction-record?details=${number}`);
      const main = page.getByRole('main');
      const [revert, edit] = [main.getByRole('button', { name: 'Revert' }), main.getByRole('button', { name: /^Edit and resubmit/ })];
      await expect(revert).toBeDisabled();
      await letWaitPass();

      await test.step('after the edit, it holds the new amount and waits again', async () => {
        await edit.click();
        await main.getByRole('textbox', { name: 'Amount' }).fill('800');
        await main.getByRole('button', { name: 'Send again' }).click();
        await confirmOwner(page, account.password);
        await expect(page.getByText('Submission successful!')).toBeVisible();
        expect(await wallet()).toBe(start - 800);
        await page.reload();
        await expect(revert).toBeDisabled();
      });

      await letWaitPass();

      await test.step('after the revert, the whole amount is in the main wallet', async () => {
        await revert.click();
        const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        await expect(question).toContainText('The amount goes back to your main wallet.');
        await question.getByRole('button', { name: 'Revert' }).click();
        await expect(page.getByText('The request was taken back.')).toBeVisible();
        expect(await wallet()).toBe(start);
        expect(await records()).toMatchObject([{ action: 'withdraw', key: '2', amount: '800.00', reason: 'Reverted by the player.' }]);
      });
    });
  });
