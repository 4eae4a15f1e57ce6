import { login } from '@site/api/contracts/access';
import type { ErrorBody } from '@site/api/contracts/errors';
import { getTransactions, getWalletNumber, showPaymentMethod, submitDeposit } from '@site/api/contracts/funds';
import { getGeneral } from '@site/api/contracts/site';
import { openRawClient, type RawRequest } from '@site/serving/testing';
import { freshTrxId, type TestAccount } from '../fixtures/accounts';
import { ask } from '../fixtures/platform-call';
import { expect, playerTest as test } from '../fixtures/test';
import { verifyPhone } from '../fixtures/verified';

const MB = 1_048_576;
const WALLET = 'Padma Wallet';
/** An account of this kind accepts every amount. */
const KIND = 'Merchant';
const AMOUNT = '700';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Sends the request, and then another one on the same connection. */
async function askTwice(site: string, request: RawRequest) {
  const { hostname, port } = new URL(site);
  const client = openRawClient(Number(port), hostname);
  const answer = await client.ask({ method: 'POST', ...request, headers: { origin: site, ...request.headers } });
  const next = await client.ask({ path: getGeneral.path });
  client.close();
  const { code, message } = JSON.parse(answer.body) as Partial<ErrorBody>;
  return { status: answer.status, code, message, next: next.status };
}

/** The form that the deposit page sends, with a picture of that size, for a player who has requested the number to pay to. */
async function depositWithReceipt(site: string, account: TestAccount, bytes: number): Promise<RawRequest> {
  const query = new URLSearchParams({ name: WALLET, account_type: KIND, amount: AMOUNT });
  await ask(site, account, `${getWalletNumber.path}?${query.toString()}`);
  const channels = await ask(site, account, `${showPaymentMethod.path}?${new URLSearchParams({ name: WALLET }).toString()}`);
  const channel = showPaymentMethod.output.parse(channels).data.find(({ account_type: kind }) => kind === KIND);
  const picture = new Uint8Array(bytes);
  picture.set(PNG);
  const form = new FormData();
  form.set('account_number', account.phone);
  form.set('transaction_id', freshTrxId());
  form.set('amount', AMOUNT);
  form.set('payment_id', String(channel?.accountid));
  form.set('promotion_id', '');
  form.set('receipt', new File([picture], 'slip.png', { type: 'image/png' }));
  const sent = new Response(form);
  return {
    path: submitDeposit.path,
    headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${account.token}` },
    body: Buffer.from(await sent.arrayBuffer()),
  };
}

for (const [how, expectsContinue] of [
  ['after asking whether it is wanted', true],
  ['without asking first', false],
] as const) {
  test.describe(`a body that is sent ${how}`, () => {
    test('with a receipt of 5 MB is a deposit, and one of 6 MB is refused with its own error', async ({ site, account, operator }) => {
      await verifyPhone(site, account, operator);
      const tooLarge = await depositWithReceipt(site, account, 6 * MB);
      expect(await askTwice(site, { ...tooLarge, expectsContinue })).toEqual({
        status: 413,
        code: 'funds.receipt_too_large',
        message: 'A receipt has at most 5 MB.',
        next: 200,
      });
      const fitting = await depositWithReceipt(site, account, 5 * MB);
      expect(await askTwice(site, { ...fitting, expectsContinue })).toMatchObject({ status: 200, next: 200 });
      expect(await ask(site, account, getTransactions.path)).toMatchObject([{ has_receipt: true }]);
    });

    test('of 1.5 MB of JSON is refused as too large', async ({ site }) => {
      const body = Buffer.from(JSON.stringify({ username: 'rahim', password: 'a'.repeat(1.5 * MB) }));
      const answer = await askTwice(site, { path: login.path, headers: { 'content-type': 'application/json' }, body, expectsContinue });
      expect(answer).toEqual({
        status: 413,
        code: 'platform.too_large',
        message: 'The request is too large.',
        next: 200,
      });
    });
  });
}
