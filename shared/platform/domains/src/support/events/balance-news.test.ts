import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { readEvents, type EventReader } from '@site/platform-testing/event-reader';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { grantCredit } from '#ledger';
import { changeSettings } from '#site/testing';
import { createBalanceNews } from './balance-news.service';

let platform: TestPlatform;
let reader: EventReader;
let playerId: number;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  const player = await platform.signUp();
  playerId = player.playerId;
  reader = await readEvents(platform.app, { authorization: `Bearer ${player.token}` });
  await reader.take(1);
});
afterEach(() => reader.leave());
afterAll(() => platform.stop());

let grants = 0;
const grant = (amount: bigint) =>
  grantCredit(platform.db, playerId, paisa(amount), { type: 'test', id: String((grants += 1)) }, platform.clock.now());
const told = () => reader.events.slice(1).map(({ name, data }) => [name, data]);

it('a page hears its balance once and then each change, also of money that is held', async () => {
  await changeSettings(platform.db, { balance_poll_s: '60' });
  const look = createBalanceNews(platform.context);
  await look();
  await look();
  await grant(12_345n);
  await look();
  await platform.db.execute(sql`insert into hold (player_id, market_id, amount) values (${playerId}, 'm1', 10000)`);
  await look();
  await reader.take(4);
  expect(told()).toEqual([
    ['balance', { balance: '500.00' }],
    ['balance', { balance: '623.45' }],
    ['balance', { balance: '523.45' }],
  ]);
});

it('a page hears nothing while it polls as specified', async () => {
  await changeSettings(platform.db, { balance_poll_s: '10' });
  const look = createBalanceNews(platform.context);
  await look();
  await grant(100n);
  await look();
  await changeSettings(platform.db, { balance_poll_s: '11' });
  await look();
  await reader.take(2);
  expect(told()).toEqual([['balance', { balance: '501.00' }]]);
});
