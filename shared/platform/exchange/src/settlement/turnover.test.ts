import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { lockCash, playerCash, playerHeld, post } from '@site/platform-domains/ledger';
import { ask } from '@site/platform-domains/safer-play/testing';
import { readStatement } from '@site/platform-domains/records/testing';
import { createTicket } from '@site/platform-domains/rewards';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { decideMarket, settleMarket } from './settle-market.service';
import { addMatched, openMarket, playerWith, type GivenBet } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

type Player = Awaited<ReturnType<typeof playerWith>>;
const A: MarketResult = { kind: 'winner', runners: ['A'] };
const B: MarketResult = { kind: 'winner', runners: ['B'] };
const NO_RESULT: MarketResult = { kind: 'void', reason: 'rain' };

const give = ({ playerId }: Player, kind: 'base' | 'bonus', taka: number) =>
  inTransaction(platform.db, async (tx) => {
    await lockCash(tx, playerId);
    const ref = { type: 'test', id: `${playerId}-${kind}` };
    return createTicket(tx, { playerId, kind, required: paisa(BigInt(taka) * 100n), ref, at: platform.clock.now() });
  });

async function play({ playerId }: Player, bets: readonly Omit<GivenBet, 'playerId' | 'marketId'>[], result: MarketResult) {
  const marketId = await openMarket(platform, 'odds');
  for (const bet of bets) await addMatched(platform, { ...bet, playerId, marketId });
  await settle(marketId, result);
  return marketId;
}
async function settle(marketId: string, result: MarketResult) {
  await decideMarket(platform.context, marketId, result);
  await settleMarket(platform.context, marketId);
}
const remaining = async ({ playerId }: Player) => {
  const { rows } = await platform.db.execute<{ remaining: string }>(sql`
    select remaining / 100.0 as remaining from turnover_ticket where player_id = ${playerId} order by id`);
  return rows.map((row) => Number(row.remaining));
};
const back = (stake: number, odds = 2) => ({ side: 'back' as const, selection: 'A', stake, odds });
const lay = (stake: number, odds: number) => ({ side: 'lay' as const, selection: 'A', stake, odds });

it('counts on a base and on a bonus ticket in full', async () => {
  const player = await playerWith(platform, 5000);
  await give(player, 'bonus', 600);
  await give(player, 'base', 900);
  await play(player, [back(1000)], B);
  expect(await remaining(player)).toEqual([0, 500]);
});

it('counts the net result of the market, at most the liability, and nothing of a full hedge', async () => {
  const player = await playerWith(platform, 5000);
  await give(player, 'base', 2000);
  await play(player, [back(1000, 1.5), lay(800, 1.5)], A);
  expect(await remaining(player)).toEqual([1900]);
  await play(player, [back(100, 5)], A);
  expect(await remaining(player)).toEqual([1800]);
  await play(player, [back(1000, 2), lay(1000, 2)], A);
  expect(await remaining(player)).toEqual([1800]);
});

it('counts nothing of a void market, and reverses what it counted before', async () => {
  const player = await playerWith(platform, 5000);
  await give(player, 'base', 2000);
  await play(player, [back(500)], NO_RESULT);
  expect(await remaining(player)).toEqual([2000]);
  const marketId = await play(player, [back(500)], A);
  expect(await remaining(player)).toEqual([1500]);
  await settle(marketId, NO_RESULT);
  expect(await remaining(player)).toEqual([2000]);
});

it('closes the open turnovers when the last money is lost, unless other bets are open', async () => {
  const player = await playerWith(platform, 1000);
  await give(player, 'base', 5000);
  const open = await openMarket(platform, 'odds');
  await addMatched(platform, { ...back(1), playerId: player.playerId, marketId: open });
  await play(player, [back(999)], B);
  expect(await remaining(player)).toEqual([4001]);
  await settle(open, B);
  expect(await remaining(player)).toEqual([0]);
});

it('keeps the open turnovers while a withdrawal may be refunded', async () => {
  const player = await playerWith(platform, 1000);
  await give(player, 'base', 5000);
  const postings = [
    { account: playerCash(player.playerId), amount: paisa(-1000n) },
    { account: playerHeld(player.playerId), amount: paisa(1000n) },
  ];
  const journal = { kind: 'test', idemKey: `held-${player.playerId}`, ref: { type: 'test', id: '' }, postings, at: platform.clock.now() };
  await inTransaction(platform.db, (tx) => post(tx, journal));
  await play(player, [back(990)], B);
  expect(await remaining(player)).toEqual([4010]);
});

it('adds up the stakes and the returns after commission in the statement', async () => {
  const player = await playerWith(platform, 5000);
  await play(player, [back(1000)], A);
  await play(player, [back(300)], B);
  const { months } = (await ask(platform, player, 'statement')).json<{ months: Record<string, string>[] }>();
  expect(months[0]).toMatchObject({ stakes: '1300.00', wins: '1980.00', profit_loss: '680.00' });
});

it('leaves a closed month unchanged when a result is corrected later', async () => {
  const { clock, db } = platform;
  const player = await playerWith(platform, 5000);
  const marketId = await play(player, [back(1000)], A);
  clock.advance(31 * 86_400);
  await settle(marketId, B);
  const { months, totals } = await readStatement(db, player.playerId, clock.now());
  const profits = [...months, { sums: totals }].map(({ sums: { wins, stakes } }) => wins - stakes).filter((sum) => sum !== 0n);
  expect(profits).toEqual([-198_000n, 98_000n, -100_000n]);
});
