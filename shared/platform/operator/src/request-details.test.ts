import { fail, newDeposit, newTrx, newWithdrawal, operate, signUpReady } from '@site/platform-domains/funds/testing';
import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { RequestDetails } from './request-details.shapes';
import { addPersonByKey, joinAs, openBrowser } from './testing-console';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

/** A PNG of one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const detailsOf = async (id: string) => (await operate(platform, 'GET', `transactions/${id}/details`)).json<RequestDetails>();

async function keepReceipt(number: string, contentType: string, body: Buffer) {
  await platform.db.execute(sql`
    insert into receipt (transaction_id, player_id, content_type, body, created_at)
    select id, player_id, ${contentType}, ${body}, ${platform.clock.now().toISOString()} from cash_transaction where number = ${number}`);
}

it('has the money of the player, and what was decided before with its reason', async () => {
  const player = await signUpReady(platform, 3000);
  const refused = await newDeposit(platform, player);
  await fail(platform, refused, 'No transfer was found.');
  const withdrawal = await newWithdrawal(platform, player, { amount: 800 });
  const deposit = await newDeposit(platform, player, { trx: newTrx() });
  const details = await detailsOf(deposit);
  expect(details).toMatchObject({
    receipt: null,
    player: { username: player.username, status: 'active' },
    balance: '2200.00',
    held: '800.00',
    exposure: '0.00',
  });
  expect(details.last).toEqual([
    expect.objectContaining({ transaction_id: withdrawal, key: '0', decided_by: null, decided_at: null }),
    expect.objectContaining({ transaction_id: refused, key: '2', decided_by: 'operator', reason: 'No transfer was found.' }),
  ]);
});

it('serves the receipt to a session as an image that cannot run anything', async () => {
  const deposit = await newDeposit(platform, await signUpReady(platform));
  expect((await operate(platform, 'GET', `transactions/${deposit}/receipt`)).statusCode).toBe(404);
  await keepReceipt(deposit, 'image/png', PNG);
  expect(await detailsOf(deposit)).toMatchObject({ receipt: { type: 'image/png' } });
  const { browser } = await joinAs(platform, 'nadia', 'cashier');
  // A page shows it as a picture, which sends no header of a script.
  const answer = await browser.send('GET', `transactions/${deposit}/receipt`, { headers: { 'sec-fetch-dest': 'image' } });
  expect(answer.rawPayload).toEqual(PNG);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `attachment; filename="receipt-${deposit}.png"`,
    'cache-control': 'no-store',
  });
});

it('is no matter of strangers, of foreign pages and of other roles', async () => {
  const deposit = await newDeposit(platform, await signUpReady(platform));
  await keepReceipt(deposit, 'image/png', PNG);
  const { browser } = await joinAs(platform, 'karim', 'cashier');
  const { key } = await addPersonByKey(platform, 'leila', 'support');
  for (const path of [`transactions/${deposit}/receipt`, `transactions/${deposit}/details`]) {
    expect((await openBrowser(platform).get(path)).statusCode).toBe(401);
    expect((await browser.send('GET', path, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
    expect((await platform.operator.inject({ url: `/operator/${path}`, headers: { 'x-operator-key': key } })).statusCode).toBe(403);
  }
});

it('writes into the audit log who looked at a receipt, and whose it is', async () => {
  const player = await signUpReady(platform);
  const deposit = await newDeposit(platform, player);
  await keepReceipt(deposit, 'image/png', PNG);
  await operate(platform, 'GET', `transactions/${deposit}/receipt`);
  const { rows } = await platform.db.execute(sql`
    select who, player_id, outcome from audit_log where call = 'GET /operator/transactions/:transaction_id/receipt' order by id desc limit 1`);
  expect(rows).toEqual([{ who: 'operator', player_id: String(player.playerId), outcome: 200 }]);
});
