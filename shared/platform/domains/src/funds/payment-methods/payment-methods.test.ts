import { sql } from '@site/platform-kit/data/sql';
import type { PaymentMethod, PaymentMethods } from '@site/api/contracts/funds';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { changeSettings } from '#site/testing';
import { ask } from '#safer-play/testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const read = async <T>(url: string) => (await platform.app.inject({ url })).json<T>();

const channelsOf = async (name: string) => {
  const answer = await ask(platform, await platform.signUp(), `showpayment-menthod?name=${encodeURIComponent(name)}`);
  return answer.json<unknown>();
};

describe('GET /api/payment-methods', () => {
  it('FUNDS-002, 026, 027, PLATFORM-035: lists every account kind of each wallet and bank, each with a picture and an example of its TRX ID', async () => {
    const methods = await read<PaymentMethod[]>('/api/payment-methods');
    expect(methods.map(({ name, account_type }) => `${name} ${account_type}`)).toEqual([
      'Padma Wallet Agent',
      'Padma Wallet Merchant',
      'Padma Wallet Personal',
      'Doyel Pay Agent',
      'Doyel Pay Merchant',
      'Doyel Pay Personal',
      'Meghna Cash Agent',
      'Meghna Cash Merchant',
      'Meghna Cash Personal',
      'Shapla Bank Personal',
      'Shapla Bank Merchant',
    ]);
    for (const method of methods) {
      expect(method).toMatchObject({ status: 'active', trx_example: expect.stringMatching(/^[A-Z0-9]{6,20}$/) });
      expect((await platform.app.inject({ url: `/storage/${method.icon}` })).statusCode).toBe(200);
    }
  });

  it('FUNDS-027, C-53, PLATFORM-035: answers e-wallets where the operator has set so, and a plain list again when it is set back', async () => {
    const plain = await read<PaymentMethods>('/api/payment-methods');
    await changeSettings(platform.db, { payment_list: 'ewallet' });
    expect(await read('/api/payment-methods')).toEqual({ type: 'ewallet', pgs: plain });
    await changeSettings(platform.db, { payment_list: 'plain' });
    expect(await read('/api/payment-methods')).toEqual(plain);
  });

  it('matches every example to the pattern that TRX IDs must match', async () => {
    const { rows } = await platform.db.execute<{ trx_pattern: string; trx_example: string }>(
      sql`select trx_pattern, trx_example from payment_method`,
    );
    for (const { trx_pattern, trx_example } of rows) expect(trx_example).toMatch(new RegExp(trx_pattern));
  });
});

describe('GET /api/showpayment-menthod', () => {
  it('FUNDS-028, 029, N-30, PLATFORM-036: has a channel for each account kind, with its id and whole BDT', async () => {
    expect(await channelsOf('Padma Wallet')).toEqual({
      success: true,
      data: [
        { accountid: 1, account_type: 'Agent', min: 500, max: 25_000 },
        { accountid: 2, account_type: 'Merchant', min: 100, max: 25_000 },
        { accountid: 3, account_type: 'Personal', min: 500, max: 10_000 },
      ],
    });
  });

  it('FUNDS-028, PLATFORM-036: returns nothing for an unknown name', async () => {
    expect(await channelsOf('Nobody')).toEqual({ success: false, data: [] });
  });

  it('leaves out a channel that the operator has closed, which the list of methods still names', async () => {
    await platform.db.execute(sql`update payment_method set status = 'inactive' where name = 'Shapla Bank' and account_type = 'Personal'`);
    expect(await channelsOf('Shapla Bank')).toMatchObject({ success: true, data: [{ account_type: 'Merchant' }] });
    expect(await read('/api/payment-methods')).toContainEqual(
      expect.objectContaining({ name: 'Shapla Bank', account_type: 'Personal', status: 'inactive' }),
    );
  });

  it('FUNDS-028: requires a token and a name', async () => {
    expect((await platform.app.inject({ url: '/api/showpayment-menthod?name=Padma%20Wallet' })).statusCode).toBe(401);
    expect((await ask(platform, await platform.signUp(), 'showpayment-menthod')).statusCode).toBe(422);
  });
});
