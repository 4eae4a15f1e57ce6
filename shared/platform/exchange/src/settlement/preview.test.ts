import { paisa, type Paisa } from '@site/api/money';
import { assertLedger, cashOf } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { previewByHand, settleByHand } from './manual-settlement.service';
import { addMatched, openMarket, playerWith, type GivenBet } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const winner = (...runners: string[]): MarketResult => ({ kind: 'winner', runners });
const runs = (count: number): MarketResult => ({ kind: 'runs', runs: count });
const VOID: MarketResult = { kind: 'void', reason: 'operator' };

type Bet = Omit<GivenBet, 'playerId' | 'marketId'>;
const back = (selection: string, stake: number, odds: number): Bet => ({ side: 'back', selection, stake, odds });
const lay = (selection: string, stake: number, odds: number): Bet => ({ side: 'lay', selection, stake, odds });
const ODDS = [[back('A', 33.33, 1.37), back('B', 200, 3.35)], [lay('A', 801.01, 1.83), back('A', 150, 2.02)], [back('B', 4999.99, 1.01)]];
const BOOKMAKER = [[back('A', 1000.01, 92), lay('A', 700, 80)], [back('B', 333.33, 107)]];
const FANCY: Bet[][] = [
  [
    { side: 'no', run: 45, odds: 110, stake: 333.33 },
    { side: 'yes', run: 45, odds: 90, stake: 700 },
  ],
  [{ side: 'yes', run: 50, odds: 95, stake: 123.45 }],
];

async function bettors(kind: 'odds' | 'bookmaker' | 'fancy', bets: readonly (readonly Bet[])[]) {
  const marketId = await openMarket(platform, kind, ['A', 'B', 'C']);
  const players: number[] = [];
  for (const own of bets) {
    const { playerId } = await playerWith(platform, 5000);
    for (const bet of own) await addMatched(platform, { ...bet, playerId, marketId });
    players.push(playerId);
  }
  return { marketId, players };
}

const cashOfAll = (players: readonly number[]) => Promise.all(players.map((player) => cashOf(platform.db, player)));
const sum = (amounts: readonly bigint[]): Paisa => paisa(amounts.reduce((total, amount) => total + amount, 0n));

it.each([
  ['Match Odds, then another winner, a dead heat and a void market', 'odds', ODDS, [winner('A'), winner('B'), winner('A', 'B'), VOID]],
  ['the bookmaker, then another winner and a tie', 'bookmaker', BOOKMAKER, [winner('A'), winner('B'), winner('A', 'B')]],
  ['a line, then other runs', 'fancy', FANCY, [runs(44), runs(47), runs(50), VOID, runs(44)]],
] as const)('shows to the paisa what the ledger then pays: %s', async (_name, kind, bets, results) => {
  const { marketId, players } = await bettors(kind, bets);
  for (const result of results) {
    const preview = await previewByHand(platform.context, marketId, () => result);
    const before = await cashOfAll(players);
    await settleByHand(platform.context, marketId, () => result, preview.version);
    const after = await cashOfAll(players);
    const changes = after.map((cash, at) => cash - (before[at] ?? 0n));
    expect(preview).toMatchObject({
      players: players.length,
      bets: bets.flat().length,
      paid: sum(changes.filter((change) => change > 0n)),
      taken: sum(changes.filter((change) => change < 0n).map((change) => -change)),
    });
    expect(preview.largest.map(({ change, cash }) => `${change} ${cash}`).sort()).toEqual(
      changes.map((change, at) => `${change} ${after[at]}`).sort(),
    );
  }
});

it('names the players whom a correction takes below zero', async () => {
  const { marketId, players } = await bettors('odds', [[back('A', 4000, 2)]]);
  await settleByHand(platform.context, marketId, () => winner('A'));
  const [player = 0] = players;
  const { marketId: other } = await bettors('odds', []);
  await addMatched(platform, { ...back('A', 8000, 2), playerId: player, marketId: other });
  await settleByHand(platform.context, other, () => winner('B'));
  const preview = await previewByHand(platform.context, marketId, () => winner('B'));
  expect(preview.belowZeroCount).toBe(1);
  await settleByHand(platform.context, marketId, () => winner('B'), preview.version);
  expect(await cashOf(platform.db, player)).toBe(preview.belowZero[0]?.cash);
});

it('refuses a decision when a bet was matched or the market was settled since the preview', async () => {
  const { marketId, players } = await bettors('odds', [[back('A', 100, 2)]]);
  const decide = (version: string) => settleByHand(platform.context, marketId, () => winner('A'), version);
  const { version: first } = await previewByHand(platform.context, marketId, () => winner('A'));
  await addMatched(platform, { ...back('A', 100, 2), playerId: players[0] ?? 0, marketId });
  await expect(decide(first)).rejects.toMatchObject({ code: 'exchange.price_changed' });
  const { version: second } = await previewByHand(platform.context, marketId, () => winner('A'));
  await settleByHand(platform.context, marketId, () => winner('B'));
  await expect(decide(second)).rejects.toMatchObject({ code: 'exchange.price_changed' });
  const { version: ofOther } = await previewByHand(platform.context, marketId, () => VOID);
  await expect(decide(ofOther)).rejects.toMatchObject({ code: 'exchange.price_changed' });
});

it('changes nothing by a preview, and pays nothing for a result that is paid', async () => {
  const { marketId, players } = await bettors('odds', [[back('A', 100, 2)]]);
  await settleByHand(platform.context, marketId, () => winner('A'));
  const before = await cashOfAll(players);
  await previewByHand(platform.context, marketId, () => winner('B'));
  expect(await cashOfAll(players)).toEqual(before);
  expect(await previewByHand(platform.context, marketId, () => winner('A'))).toMatchObject({ players: 0, paid: 0n, taken: 0n });
});
