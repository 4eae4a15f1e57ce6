import { sql } from '@site/platform-kit/data/sql';
import { cashOf } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { settleDue } from '../settlement/settle-due.service';
import { decideMarket, settleMarket } from '../settlement/settle-market.service';
import { addMatched, openMarket, playerWith } from '../settlement/testing';
import { adoptFeedKey } from './feed-key.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => platform.db.execute(sql`delete from exchange_feed_key`));
afterAll(() => platform.stop());

const [FIRST, SECOND] = ['first'.repeat(8), 'second'.repeat(8)];
const adopt = (key: string, mayChange = false) => adoptFeedKey(platform.context, { key, mayChange });
const cash = async (playerId: number) => Number(await cashOf(platform.db, playerId)) / 100;

async function openBet() {
  const { playerId } = await playerWith(platform, 1000);
  const marketId = await openMarket(platform, 'odds');
  await addMatched(platform, { playerId, marketId, side: 'back', selection: 'A', stake: 300, odds: 2 });
  return { playerId, marketId };
}
const resultOf = async (marketId: string) =>
  (await platform.db.execute<{ result: unknown }>(sql`select result from exchange_market where id = ${marketId}`)).rows[0]?.result;

it('returns the stakes of matches without a key at the first start with one', async () => {
  const { playerId, marketId } = await openBet();
  await adopt(FIRST);
  await settleDue(platform.context);
  expect(await resultOf(marketId)).toMatchObject({ kind: 'void' });
  expect(await cash(playerId)).toBe(1000);
});

it('leaves open bets unchanged at every later start with the same key, and keeps its start date', async () => {
  const since = await adopt(FIRST);
  const { marketId } = await openBet();
  platform.clock.advance(3600);
  expect(await adopt(FIRST)).toEqual(since);
  expect(await resultOf(marketId)).toBeNull();
});

it('does not start with another key, and leaves the bets alone', async () => {
  await adopt(FIRST);
  const { marketId } = await openBet();
  await expect(adopt(SECOND)).rejects.toThrow('FEED_KEY_CHANGE=void');
  expect(await resultOf(marketId)).toBeNull();
});

it('accepts another key when that is allowed: open markets become void, settled ones stay as they were', async () => {
  await adopt(FIRST);
  const [open, settled] = [await openBet(), await openBet()];
  await decideMarket(platform.context, settled.marketId, { kind: 'winner', runners: ['A'] });
  await settleMarket(platform.context, settled.marketId);
  platform.clock.advance(60);
  expect(await adopt(SECOND, true)).toEqual(platform.clock.now());
  await settleDue(platform.context);
  expect([await cash(open.playerId), await cash(settled.playerId)]).toEqual([1000, 1294]);
  await expect(adopt(FIRST)).rejects.toThrow('another key');
});
