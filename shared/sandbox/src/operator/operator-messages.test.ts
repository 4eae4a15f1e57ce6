import { inboxOf, operate } from '../modules/transactions/testing';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform';

let platform: TestPlatform;
let player: Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(() => platform.stop());

const change = (body: object) => operate(platform, 'PATCH', `players/${player.username}`, body);
const told = async () => (await inboxOf(platform, player)).map(({ title, message }) => `${title}: ${message}`).toReversed();

it('tells the player of money, points and rewards that the operator gave', async () => {
  await change({ credit: '1000.50', vip_coin: 4000, cash_bonus: '25.50' });
  expect(await told()).toEqual([
    expect.stringMatching(/^Money added to your wallet: .*৳1,000\.50 to your main wallet/),
    expect.stringMatching(/^VIP points added: .*4,000 VP/),
    expect.stringMatching(/^Cash reward added: .*৳25\.50/),
  ]);
});

it('says nothing of what was refused', async () => {
  expect((await change({ credit: '10', vip_coin: -1 })).statusCode).toBe(422);
  expect(await told()).toEqual([]);
});

it('tells a player who was blocked that the account is open again', async () => {
  await change({ status: 'active' });
  await change({ status: 'blocked' });
  expect(await told()).toEqual([]);
  await change({ status: 'active' });
  await change({ status: 'active' });
  expect(await told()).toEqual([expect.stringContaining('Your account is open again')]);
});
