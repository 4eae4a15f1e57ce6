import { getTransactions, requestEwallet } from '@site/api/contracts/funds';
import { ask } from '../fixtures/platform-call';
import { expect, operatorPlayerTest as test } from '../fixtures/operator-test';
import { freshTrxId } from '../fixtures/accounts';
import { verifyPhone } from '../fixtures/verified';
import { DepositPage } from '../pages/funds.page';
import { layouts } from '../site/browser';

const DEPOSIT = { method: 'Padma Wallet', channel: /Send Money/, amount: '500' };

test.beforeEach(({ operator }) => operator.settings({ payment_list: 'ewallet' }));
test.afterEach(({ operator }) => operator.settings({ payment_list: 'plain' }));

for (const layout of ['phone', 'desktop'] as const)
  test.describe(layout, () => {
    test.use(layouts[layout]);

    test('FUNDS-021, 032, 033: a deposit by e-wallet is requested first, then confirmed and credited', async ({
      page,
      site,
      account,
      operator,
    }) => {
      await verifyPhone(site, account, operator);
      const asked = page.waitForRequest((request) => request.url().endsWith(requestEwallet.path));
      const trxId = freshTrxId();
      await page.goto('/deposit');
      await new DepositPage(page).deposit(DEPOSIT, trxId);
      expect((await asked).postDataJSON()).toMatchObject({ type: 'Personal', provider: 'Padma Wallet' });

      await operator.approve(trxId);
      await expect(
        page
          .getByRole('main')
          .getByText(/approved|success/i)
          .first(),
      ).toBeVisible();
      expect(await ask(site, account, '/api/balance', {})).toMatchObject({ balance: '2010.00' });
      expect(await ask(site, account, getTransactions.path)).toMatchObject([{ action: 'deposit', key: '1', amount: '500.00' }]);
    });
  });
