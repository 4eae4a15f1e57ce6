import { sql } from '@site/platform-kit/data/sql';
import { assertLedger } from '@site/platform-domains/ledger';
import { addMatchedBets } from '@site/platform-testing/large-market';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { decideMarket, settleMarket } from './settle-market.service';
import { openMarket } from './testing';
import type { MarketResult } from '@site/platform-match-simulator/feed';

/** Four turns of the settlement, which takes 500 players at once. */
const PLAYERS = 2000;
const FIRST = 100_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const A: MarketResult = { kind: 'winner', runners: ['A'] };

it('settles 2,000 bets of as many players, all with turnover to play', async () => {
  const marketId = await openMarket(platform, 'odds');
  await addMatchedBets(platform.db, { marketId, first: FIRST, count: PLAYERS });
  await decideMarket(platform.context, marketId, A);
  await settleMarket(platform.context, marketId);
  const { rows } = await platform.db.execute(sql`select distinct status, remaining from turnover_ticket where player_id >= ${FIRST}`);
  expect(rows).toEqual([{ status: 'active', remaining: '10000' }]);
  const { rows: ended } = await platform.db.execute(
    sql`select status, count(*)::int as bets from exchange_bet group by status order by status`,
  );
  expect(ended).toEqual([
    { status: 'LOST', bets: PLAYERS / 2 },
    { status: 'WON', bets: PLAYERS / 2 },
  ]);
  await assertLedger(platform.db);
});
