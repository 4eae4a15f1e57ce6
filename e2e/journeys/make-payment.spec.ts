import { getReceipt, getTransactions } from '@site/api/contracts/funds';
import { freshTrxId, signUpPlayer } from '../fixtures/accounts';
import { ask } from '../fixtures/platform-call';
import { expect, playerTest, test } from '../fixtures/test';
import { verifyPhone } from '../fixtures/verified';
import { DepositPage } from '../pages/funds.page';
import { expectAccessible } from '../fixtures/expect-accessible';

const DEPOSIT = { method: 'Padma Wallet', channel: /Merchant/, amount: '100' };
/** The smallest valid picture. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('FUNDS-038: a visitor sees the page without values, in a style sheet of its own', async ({ page }) => {
  const styles: string[] = [];
  page.on('response', (response) => {
    if (/\/releases\/mf-funds\/.*\.css/.test(response.url())) styles.push(response.url());
  });
  await page.goto('/make-payment');
  await page.getByRole('button', { name: /copy/i }).first().click();
  await expect(page.getByRole('dialog')).toContainText('No account number to copy!');
  expect(styles).not.toEqual([]);
});

playerTest(
  'FUNDS-039, 041: the ten minutes go on over a reload, and a receipt goes along that nobody else may read',
  async ({ page, context, site, account, operator }) => {
    await verifyPhone(site, account, operator);
    const deposit = new DepositPage(page);
    const number = page.locator('p').filter({ hasText: /^01\d{9}$/ });
    const secondsLeft = async () => {
      const [, minutes, seconds] =
        /(\d?\d):(\d\d)/.exec(
          (await page
            .getByText(/^\d?\d:\d\d$/)
            .first()
            .textContent()) ?? '',
        ) ?? [];
      return Number(minutes) * 60 + Number(seconds);
    };

    await playerTest.step('reloads', async () => {
      await page.goto('/deposit');
      await deposit.choose(DEPOSIT);
      await deposit.next.click();
      const before = await number.textContent();
      await expect.poll(secondsLeft).toBeLessThan(598);
      await page.reload();
      await expect(number).toHaveText(before ?? '');
      expect(await secondsLeft()).toBeLessThan(598);
      await expectAccessible(page);
      const tab = await context.newPage();
      await tab.goto('/make-payment');
      await expect(tab.locator('p').filter({ hasText: /^01\d{9}$/ })).toHaveText(before ?? '');
      const summary = tab.getByRole('region', { name: 'Payment method' });
      await expect(summary).toContainText('Padma Wallet');
      await expect(summary).toContainText('100.00');
      await expect(summary.getByRole('timer')).toHaveText(/^9:\d\d$/);
      await tab.close();
    });

    await playerTest.step('a file that is no receipt is refused at once, a picture is sent', async () => {
      const file = page.locator('input[type="file"]');
      await file.setInputFiles({ name: 'receipt.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
      await expect(page.getByText(/JPG, PNG or PDF/).first()).toBeVisible();
      await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PNG });
      await expect(page.getByText('receipt.png', { exact: true })).toBeVisible();
      await deposit.trxId.fill(freshTrxId());
      await deposit.submit.click();
      await expect(page).toHaveURL(/\/payment-request$/);
      await expectAccessible(page);
    });

    const [record] = getTransactions.output.parse(await ask(site, account, getTransactions.path));
    expect(record).toMatchObject({ key: '0', has_receipt: true });
    const statusFor = async ({ token }: { token: string }) => {
      const answer = await fetch(`${site}${getReceipt.path}?transaction_id=${record?.transaction_id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return [answer.status, answer.headers.get('content-disposition')?.split(';')[0]];
    };
    expect(await statusFor(account)).toEqual([200, 'attachment']);
    expect(await statusFor(await signUpPlayer(site))).toEqual([404, undefined]);
  },
);
