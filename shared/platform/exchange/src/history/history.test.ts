import { ask } from '@site/platform-domains/safer-play/testing';
import type { getProfits, getResults } from '@site/api/contracts/exchange';
import type * as z from '@site/api/schema';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { eventOf } from '@site/platform-match-simulator/ids';
import { decideMarket, settleMarket } from '../settlement/settle-market.service';
import { addMatched, endWith, openMarket, playerWith } from '../settlement/testing';

let platform: TestPlatform;
let player: Awaited<ReturnType<typeof playerWith>>;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await playerWith(platform, 5000);
});
afterAll(() => platform.stop());

const A: MarketResult = { kind: 'winner', runners: ['A'] };

async function play(kind: 'odds' | 'fancy', result: MarketResult, stake = 1000) {
  const marketId = await openMarket(platform, kind);
  const bet = kind === 'odds' ? ({ selection: 'A', side: 'back', odds: 2 } as const) : ({ side: 'no', run: 45, odds: 110 } as const);
  await addMatched(platform, { ...bet, playerId: player.playerId, marketId, stake });
  await decideMarket(platform.context, marketId, result);
  await settleMarket(platform.context, marketId);
  platform.clock.advance(60);
  return marketId;
}

const profits = async (query = '') => (await ask(platform, player, `exchange/pnl?${query}`)).json<z.output<typeof getProfits.output>>();
const results = async (query = '') =>
  (await ask(platform, player, `exchange/results?${query}`)).json<z.output<typeof getResults.output>>().results;

it('lists the result, the commission and the sums of each settled market', async () => {
  await play('odds', A);
  await play('fancy', { kind: 'runs', runs: 51 }, 200);
  await play('odds', { kind: 'void', reason: 'rain' });
  const { data, totals, total } = await profits();
  expect(data.map(({ market_name: name, result, gross, commission, net, bets }) => [name, result, gross, commission, net, bets])).toEqual([
    ['Match Odds', 'Void', '0.00', '0.00', '0.00', 1],
    ['6 over runs', '51', '-220.00', '0.00', '-220.00', 1],
    ['Match Odds', 'A', '1000.00', '20.00', '980.00', 1],
  ]);
  expect([totals, total]).toEqual([{ gross: '780.00', commission: '20.00', net: '760.00' }, 3]);
});

it('lists one sport or all, page by page, and nobody else’s markets', async () => {
  await play('odds', A);
  expect((await profits('sport=cricket')).total).toBe(1);
  expect((await profits('sport=tennis')).data).toEqual([]);
  expect((await profits('page=2')).data).toEqual([]);
  player = await playerWith(platform, 5000);
  expect((await profits()).total).toBe(0);
});

it('shows a market with a corrected result once, with its latest result', async () => {
  const marketId = await play('odds', A);
  await decideMarket(platform.context, marketId, { kind: 'winner', runners: ['B'] });
  await settleMarket(platform.context, marketId);
  expect((await profits()).data).toMatchObject([{ result: 'B', gross: '-1000.00', commission: '0.00' }]);
});

describe('results', () => {
  const over = (marketId: string, result: MarketResult) => {
    endWith(platform, marketId, result);
    const event = platform.feed.event(eventOf(marketId) ?? '', platform.clock.now());
    const sides = [
      { name: 'Dhaka Deltas', score: '152/7 (20)', isAtTurn: false },
      { name: 'Khulna Kites', score: '140/9 (20)', isAtTurn: false },
    ];
    if (event) platform.feed.addEvent({ ...event, isOver: true, end: platform.clock.now(), score: { phase: 'Final', sides, last: [] } });
    return eventOf(marketId) ?? '';
  };

  it('include the score and the results of the markets', async () => {
    const id = over(await openMarket(platform, 'odds'), A);
    const shown = (await results()).find((one) => one.event_id === id);
    expect(shown).toMatchObject({
      event_name: 'Dhaka Deltas v Khulna Kites',
      score: 'Dhaka Deltas 152/7 (20), Khulna Kites 140/9 (20)',
      markets: [{ market_name: 'Match Odds', kind: 'odds', result: 'A' }],
    });
    expect(await results('sport=soccer')).toEqual([]);
  });

  it('include the result of the operator when it differs', async () => {
    const marketId = await openMarket(platform, 'odds');
    const id = over(marketId, A);
    await decideMarket(platform.context, marketId, { kind: 'void', reason: 'operator' });
    expect(await results(`eventId=${id}`)).toMatchObject([{ markets: [{ result: 'Void' }] }]);
  });

  it('include the lines of the requested event only', async () => {
    const id = over(await openMarket(platform, 'fancy'), { kind: 'runs', runs: 51 });
    expect((await results()).find((one) => one.event_id === id)?.markets).toEqual([]);
    expect(await results(`eventId=${id}`)).toMatchObject([{ markets: [{ kind: 'fancy', result: '51' }] }]);
  });
});
