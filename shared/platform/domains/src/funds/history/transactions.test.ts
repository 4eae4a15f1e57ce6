import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { signUpReady, type TestPlayer } from '../withdrawals/testing';
import { approve, auditOf, inboxOf, newDeposit, newWithdrawal, shownTo } from '../transactions/testing';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  // The demo promotions are open now.
  platform = await createTestPlatform({ now: new Date() });
});
beforeEach(async () => {
  player = await signUpReady(platform);
});
afterAll(() => platform.stop());

it('has nothing to show at first', async () => expect(await shownTo(platform, player)).toEqual([]));

it('FUNDS-036, PLATFORM-045: a deposit that waits is shown with all its keys', async () => {
  const begun = platform.clock.now().toISOString();
  const id = await newDeposit(platform, player, { amount: 1000, trx: 'pw7m 2q9xta', promotion: 4 });
  platform.clock.advance(90);
  expect(await shownTo(platform, player)).toEqual([
    {
      action: 'deposit',
      key: '0',
      amount: '1000.00',
      transaction_id: id,
      created_at: begun,
      updated_at: begun,
      payment_method: { name: 'Padma Wallet', type: 'Merchant', icon: 'payments/padma.svg' },
      account_number: expect.stringMatching(/^017\d{8}$/),
      trx_id: 'pw7m 2q9xta',
      promotion: expect.objectContaining({ id: 4, name: expect.any(String) }),
      bonus: '0.00',
      reason: null,
      has_receipt: false,
      arrives_in: 1710,
      changeable_in: 1710,
      timeline: [
        { step: 'initiated', at: begun },
        { step: 'received', at: begun },
      ],
    },
  ]);
  expect(id).toMatch(/^D\d+$/);
});

it('FUNDS-037, PLATFORM-045: the newest record is shown first, and a later step changes no order', async () => {
  const first = await newDeposit(platform, player);
  platform.clock.advance(5);
  const second = await newWithdrawal(platform, player);
  platform.clock.advance(5);
  await approve(platform, first);
  const shown = await shownTo(platform, player);
  expect(shown.map(({ transaction_id, key }) => [transaction_id, key])).toEqual([
    [second, '0'],
    [first, '1'],
  ]);
  expect(shown[1]).toMatchObject({ arrives_in: null, changeable_in: null, updated_at: platform.clock.now().toISOString() });
  const [newer, older] = shown.map(({ created_at }) => Date.parse(created_at));
  expect(newer).toBeGreaterThan(older ?? Infinity);
});

it('FUNDS-037: nobody sees another player’s money', async () => {
  await newDeposit(platform, player);
  const other = await signUpReady(platform);
  expect(await shownTo(platform, other)).toEqual([]);
  expect((await ask(platform, other, `transaction/show?remote_id=${player.remoteId}`)).statusCode).toBe(403);
  expect((await ask(platform, { token: '' }, 'transaction/show')).statusCode).toBe(401);
  expect(await shownTo(platform, player)).toHaveLength(1);
});

it('writes each request to the audit log with where it came from, and to the inbox in both languages', async () => {
  const id = await newWithdrawal(platform, player, { amount: 1250 });
  expect(await auditOf(platform, player)).toEqual([
    {
      action: 'withdraw.received',
      ip: '127.0.0.1',
      detail: { transaction_id: id, amount: '1250.00', method: 'Padma Wallet', attempt: 1, actor: 'player' },
    },
  ]);
  const [message] = await inboxOf(platform, player);
  expect(message).toMatchObject({ title: 'Withdrawal request received', title_bn: 'টাকা তোলার অনুরোধ পেয়েছি' });
  for (const text of [message?.message, message?.message_bn]) expect(text).toMatch(/৳1,250\.00.*Padma Wallet|Padma Wallet.*৳1,250\.00/s);
});
