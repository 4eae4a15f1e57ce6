import { sql } from '@site/platform-kit/data/sql';
import { assertLedger, cashOf, readBalance } from '@site/platform-domains/ledger';
import { ask } from '@site/platform-domains/safer-play/testing';
import { vipStandingOf } from '@site/platform-domains/rewards';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { settleDue } from './settle-due.service';
import { decideMarket, settleMarket } from './settle-market.service';
import { addMatched, endWith, openMarket, playerWith, type GivenBet } from './testing';
import type { MarketResult } from '@site/platform-match-simulator/feed';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const winner = (...runners: string[]): MarketResult => ({ kind: 'winner', runners });
const runs = (count: number): MarketResult => ({ kind: 'runs', runs: count });
const NO_RESULT: MarketResult = { kind: 'void', reason: 'abandoned' };

const settle = async (marketId: string, result: MarketResult) => {
  await decideMarket(platform.context, marketId, result);
  await settleMarket(platform.context, marketId);
};
const cash = async (playerId: number) => Number(await cashOf(platform.db, playerId)) / 100;
const heldBy = async (playerId: number) =>
  (await platform.db.execute<{ amount: string }>(sql`select amount from hold where player_id = ${playerId}`)).rows;

type Bet = Omit<GivenBet, 'playerId' | 'marketId'>;
const back = (selection: string, stake: number, odds: number): Bet => ({ side: 'back', selection, stake, odds });
const lay = (selection: string, stake: number, odds: number): Bet => ({ side: 'lay', selection, stake, odds });
const yes = (run: number, odds: number, stake: number): Bet => ({ side: 'yes', run, odds, stake });
const no = (run: number, odds: number, stake: number): Bet => ({ side: 'no', run, odds, stake });

async function played(kind: 'odds' | 'bookmaker' | 'fancy', bets: readonly Bet[], result: MarketResult, names?: readonly string[]) {
  const player = await playerWith(platform, 10_000);
  const marketId = await openMarket(platform, kind, names);
  for (const bet of bets) await addMatched(platform, { ...bet, playerId: player.playerId, marketId });
  await settle(marketId, result);
  return { ...player, marketId };
}

it.each<[string, 'odds' | 'bookmaker' | 'fancy', Bet[], MarketResult, number]>([
  ['M1 won, less 2 %', 'odds', [back('A', 1000, 2)], winner('A'), 980],
  ['M1 lost', 'odds', [back('A', 1000, 2)], winner('B'), -1000],
  ['M2 and C1: commission on the net winnings', 'odds', [back('A', 1000, 2), lay('A', 800, 1.8)], winner('A'), 352.8],
  ['M2 and C2: none on a loss', 'odds', [back('A', 1000, 2), lay('A', 800, 1.8)], winner('B'), -200],
  ['C3: +900 and -500 are +400', 'odds', [back('A', 900, 2), lay('A', 500, 2)], winner('A'), 392],
  ['M6 either way', 'odds', [back('A', 1000, 2.6), lay('A', 1181.82, 2.2)], winner('B'), 178.18],
  ['M7', 'odds', [back('A', 33.33, 1.37)], winner('A'), 12.08],
  ['K1', 'bookmaker', [{ ...back('A', 1000, 92) }], winner('A'), 920],
  ['K3', 'bookmaker', [back('A', 1000, 92), lay('A', 1000, 80)], winner('A'), 120],
  ['K4', 'bookmaker', [back('A', 500, 30), back('B', 200, 310)], winner('B'), 120],
  ['F2 at 44', 'fancy', [no(45, 110, 1000)], runs(44), 1000],
  ['F4 at 45', 'fancy', [no(45, 110, 1000), yes(45, 90, 1000)], runs(45), -200],
  ['F5 in the middle', 'fancy', [yes(65, 100, 1000), no(70, 100, 1000)], runs(65), 2000],
  ['F8 odd', 'fancy', [yes(1, 97, 1000)], runs(1), 970],
  ['F9 a digit that hits', 'fancy', [yes(1, 850, 100)], runs(1), 850],
  ['a void market', 'odds', [back('A', 1000, 2)], NO_RESULT, 0],
  ['a tie of two', 'odds', [back('A', 1000, 3)], winner('A', 'B'), 0],
  ['a tie at the bookmaker', 'bookmaker', [back('A', 1000, 92)], winner('A', 'B'), 0],
])('EXCHANGE-036, PLATFORM-059: pays the right amount and releases the hold: %s', async (_id, kind, bets, result, expected) => {
  const { playerId } = await played(kind, bets, result);
  expect(await cash(playerId)).toBeCloseTo(10_000 + expected, 2);
  expect(await heldBy(playerId)).toEqual([]);
});

it('voids a tie at the bookmaker, also of two out of three', async () => {
  const { playerId } = await played('bookmaker', [back('A', 1000, 300)], winner('A', 'B'), ['A', 'B', 'C']);
  expect(await cash(playerId)).toBe(10_000);
});

it('ends waiting orders, also of a player without a matched bet', async () => {
  const [partial, waiting, placed] = [await playerWith(platform, 1000), await playerWith(platform, 1000), await playerWith(platform, 1000)];
  const marketId = await openMarket(platform, 'odds');
  for (const { playerId } of [partial, waiting, placed]) await addMatched(platform, { ...back('A', 100, 2), playerId, marketId });
  const change = ({ playerId }: { playerId: number }, state: string, matched: number) =>
    platform.db.execute(sql`
      update exchange_bet set state = ${state}, waiting_stake = 5000, matched_stake = ${matched} where player_id = ${playerId}`);
  await change(partial, 'PARTIAL', 10_000);
  await change(waiting, 'UNMATCHED', 0);
  await change(placed, 'PLACED', 0);
  await settle(marketId, winner('B'));
  const { rows } = await platform.db.execute(sql`
    select state, waiting_stake::int as waits, reason from exchange_bet where market_id = ${marketId} order by id`);
  expect(rows).toEqual([
    { state: 'SETTLED', waits: 0, reason: null },
    { state: 'LAPSED', waits: 0, reason: 'closed' },
    { state: 'REJECTED', waits: 0, reason: 'closed' },
  ]);
  for (const { playerId } of [partial, waiting, placed]) expect(await heldBy(playerId)).toEqual([]);
  expect([await cash(partial.playerId), await cash(waiting.playerId), await cash(placed.playerId)]).toEqual([900, 1000, 1000]);
});

it('D1: pays a dead heat of two by half, and the layer loses what the backer gets', async () => {
  const [backer, layer] = [await playerWith(platform, 1000), await playerWith(platform, 1000)];
  const marketId = await openMarket(platform, 'odds', ['A', 'B', 'C']);
  await addMatched(platform, { ...back('A', 100, 5), playerId: backer.playerId, marketId });
  await addMatched(platform, { ...lay('A', 100, 5), playerId: layer.playerId, marketId });
  await settle(marketId, winner('A', 'B'));
  expect([await cash(backer.playerId), await cash(layer.playerId)]).toEqual([1147, 850]);
});

const records = async (player: { token: string }) =>
  (await ask(platform, player, 'exchange-records')).json<{ data: { status: string; net_profit_loss: string }[] }>().data;

it('PLATFORM-059: shows the result before commission in the record of each bet', async () => {
  const player = await played('odds', [back('A', 1000, 2), lay('A', 800, 1.8)], winner('A'));
  expect((await records(player)).map(({ status, net_profit_loss: net }) => [status, net])).toEqual([
    ['LOST', '-640.00'],
    ['WON', '1000.00'],
  ]);
});

it('PLATFORM-059: books the bet against the house and the commission as a separate entry', async () => {
  const { playerId } = await played('odds', [back('A', 1000, 2)], winner('A'));
  const of = (kind: string) => readBalance(platform.db, `system:${kind}:${playerId}`);
  expect([await of('HOUSE_MM'), await of('COMMISSION'), await of('BOOK_HOUSE')]).toEqual([-100_000n, 2000n, 0n]);
});

it.each<[string, Bet[], MarketResult, number]>([
  ['a loss', [back('A', 1000, 2)], winner('B'), 400],
  ['a win, which brings less than was risked', [back('A', 1000, 1.2)], winner('A'), 80],
  ['a win, of which no more than was risked', [back('A', 1000, 3)], winner('A'), 400],
  ['a layer who wins what the backer staked', [lay('A', 1000, 3)], winner('B'), 400],
  ['a layer who loses what was risked', [lay('A', 1000, 3)], winner('A'), 800],
  ['what is left of a hedge', [back('A', 1000, 2), lay('A', 800, 1.8)], winner('A'), 144],
  ['nothing of bets against each other', [back('A', 1000, 2), lay('A', 1000, 2)], winner('A'), 0],
  ['nothing of a void market', [back('A', 1000, 2)], NO_RESULT, 0],
])('counts for points %s', async (_name, bets, result, points) => {
  const { playerId } = await played('odds', bets, result);
  expect(Number((await vipStandingOf(platform.db, playerId, platform.clock.now())).points)).toBe(points);
});

it('notifies every player of a void market', async () => {
  const [one, other] = [await playerWith(platform, 1000), await playerWith(platform, 1000)];
  const marketId = await openMarket(platform, 'odds');
  for (const { playerId } of [one, other]) await addMatched(platform, { ...back('A', 100, 2), playerId, marketId });
  await settle(marketId, NO_RESULT);
  for (const { token } of [one, other])
    expect((await ask(platform, { token }, 'inbox')).json()).toMatchObject({ data: { data: [{ title: 'A market was voided' }] } });
});

it('PLATFORM-059: settles automatically and once, when the feed has the result', async () => {
  const { playerId } = await playerWith(platform, 1000);
  const marketId = await openMarket(platform, 'odds');
  await addMatched(platform, { ...back('A', 100, 2), playerId, marketId });
  await settleDue(platform.context);
  expect(await cash(playerId)).toBe(1000);
  endWith(platform, marketId, winner('A'));
  await Promise.all([settleDue(platform.context), settleDue(platform.context)]);
  await settleDue(platform.context);
  expect(await cash(playerId)).toBe(1098);
});

describe('settled anew', () => {
  it('reverses the first result and pays the second', async () => {
    const { playerId, marketId, token } = await played('odds', [back('A', 1000, 2)], winner('A'));
    await settle(marketId, winner('B'));
    expect(await cash(playerId)).toBe(9000);
    expect((await records({ token })).map(({ status }) => status)).toEqual(['LOST']);
    const of = (kind: string) => readBalance(platform.db, `system:${kind}:${playerId}`);
    expect([await of('HOUSE_MM'), await of('COMMISSION')]).toEqual([100_000n, 0n]);
  });

  it('reverses money that was already spent, down to a negative balance', async () => {
    const { playerId, marketId } = await played('odds', [back('A', 1000, 2)], winner('A'));
    const other = await openMarket(platform, 'odds');
    await addMatched(platform, { ...back('A', 10_980, 2), playerId, marketId: other });
    await settle(other, winner('B'));
    await settle(marketId, winner('B'));
    expect(await cash(playerId)).toBe(-1980);
  });

  it('changes nothing when the same result arrives again', async () => {
    const { playerId, marketId } = await played('odds', [back('A', 1000, 2)], winner('A'));
    for (const result of [winner('A'), winner('B'), winner('A'), winner('A')]) await settle(marketId, result);
    expect(await cash(playerId)).toBe(10_980);
  });

  const titles = async (player: { token: string }) =>
    (await ask(platform, player, 'inbox')).json<{ data: { data: { title: string; message: string }[] } }>().data.data;

  it('reverses points when the market becomes void, and notifies the player once', async () => {
    const { playerId, marketId, token } = await played('odds', [back('A', 1000, 2)], winner('B'));
    await settle(marketId, NO_RESULT);
    expect((await vipStandingOf(platform.db, playerId, platform.clock.now())).points).toBe(0n);
    expect(await titles({ token })).toMatchObject([{ title: 'A market was voided' }]);
    await platform.db.execute(sql`update inbox_messages set read_at = now() where player_id = ${playerId}`);
    await settle(marketId, { kind: 'void', reason: 'another reason' });
    expect(await titles({ token })).toHaveLength(1);
  });

  it('notifies of the sum of a correction, and of nothing when a second one reverses it unread', async () => {
    const { marketId, token } = await played('odds', [back('A', 1000, 2)], winner('A'));
    expect(await titles({ token })).toEqual([]);
    await settle(marketId, winner('B'));
    expect(await titles({ token })).toMatchObject([
      { title: 'A result was corrected', message: expect.stringContaining('1,980.00 was taken') },
    ]);
    await settle(marketId, winner('A'));
    expect(await titles({ token })).toEqual([]);
  });
});
