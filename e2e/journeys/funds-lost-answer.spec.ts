import { getTransactions, submitDeposit } from '@site/api/contracts/funds';
import { ask } from '../fixtures/platform-call';
import { expect, playerTest as test } from '../fixtures/test';
import { freshTrxId } from '../fixtures/accounts';
import { verifyPhone } from '../fixtures/verified';
import { DepositPage } from '../pages/funds.page';

const DEPOSIT = { method: 'Padma Wallet', channel: /Merchant/, amount: '100' };

test('when the answer is lost after the request was booked, the page finds the outcome and books nothing twice', async ({
  page,
  site,
  account,
  operator,
}) => {
  await verifyPhone(site, account, operator);
  let posts = 0;
  await page.route(`**${submitDeposit.path}`, async (route) => {
    posts += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/deposit');
  const deposit = new DepositPage(page);
  await deposit.choose(DEPOSIT);
  await deposit.next.click();
  await deposit.trxId.fill(freshTrxId());
  await deposit.submit.click();

  await expect(page).toHaveURL(/\/payment-request$/);
  expect(posts).toBe(1);
  expect(await ask(site, account, getTransactions.path)).toHaveLength(1);
});

test('a request that never arrived is sent again by the player, with all fields kept', async ({ page, site, account, operator }) => {
  await verifyPhone(site, account, operator);
  await page.route(`**${submitDeposit.path}`, (route) => route.abort('connectionreset'));
  await page.goto('/deposit');
  const deposit = new DepositPage(page);
  await deposit.choose(DEPOSIT);
  await deposit.next.click();
  const trxId = freshTrxId();
  await deposit.trxId.fill(trxId);
  await deposit.submit.click();
  await expect(deposit.dialog).toContainText('An error occurred. Please try again.');
  await deposit.dialog.getByRole('button').last().click();
  await expect(deposit.trxId).toHaveValue(trxId);

  await page.unroute(`**${submitDeposit.path}`);
  await deposit.submit.click();
  await expect(page).toHaveURL(/\/payment-request$/);
  expect(await ask(site, account, getTransactions.path)).toHaveLength(1);
});
