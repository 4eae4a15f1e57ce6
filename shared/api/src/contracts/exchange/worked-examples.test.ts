// Worked examples of the domain page, by their ids.
import { paisaOfTaka } from '@site/api/money';
import { lineExposure, lineProfit, type LineBet } from './line-position';
import { isOnLadder, tickDown, tickUp } from './ladder';
import { oddsProfit, rateProfit } from './money';
import { priceOf, priceOfHundredths } from './price';
import { profitByRunner, runnerExposure, type RunnerBet } from './runner-position';
import { commission, deadHeatProfit, hedge } from './settlement';

const back = (runner: string, stake: number, odds: number): RunnerBet => ({
  runner,
  side: 'back',
  win: oddsProfit(paisaOfTaka(stake), priceOf(odds)),
  risk: paisaOfTaka(stake),
});
const lay = (runner: string, stake: number, odds: number): RunnerBet => ({
  runner,
  side: 'lay',
  win: paisaOfTaka(stake),
  risk: oddsProfit(paisaOfTaka(stake), priceOf(odds)),
});
const backAt = (runner: string, price: number, stake: number): RunnerBet => ({
  runner,
  side: 'back',
  win: rateProfit(paisaOfTaka(stake), priceOf(price)),
  risk: paisaOfTaka(stake),
});
const layAt = (runner: string, price: number, stake: number): RunnerBet => ({
  runner,
  side: 'lay',
  win: paisaOfTaka(stake),
  risk: rateProfit(paisaOfTaka(stake), priceOf(price)),
});
const yes = (line: number, rate: number, stake: number): LineBet => ({
  side: 'yes',
  line,
  win: rateProfit(paisaOfTaka(stake), priceOf(rate)),
  risk: paisaOfTaka(stake),
});
const no = (line: number, rate: number, stake: number): LineBet => ({
  side: 'no',
  line,
  win: paisaOfTaka(stake),
  risk: rateProfit(paisaOfTaka(stake), priceOf(rate)),
});
const profits = (runners: string[], bets: RunnerBet[]) => [...profitByRunner(runners, bets).values()].map((paisa) => Number(paisa) / 100);
const AB = ['A', 'B'];

it.each<[string, string[], RunnerBet[], number[], number]>([
  ['M1', AB, [back('A', 1000, 2)], [1000, -1000], 1000],
  ['M2', AB, [back('A', 1000, 2), lay('A', 800, 1.8)], [360, -200], 200],
  ['M3', ['T', 'draw', 'M'], [lay('T', 10, 3.15), lay('M', 10, 2.52)], [-11.5, 20, -5.2], 11.5],
  ['M6', AB, [back('A', 1000, 2.6), lay('A', 1181.82, 2.2)], [181.82, 181.82], 0],
  ['M7', AB, [back('A', 33.33, 1.37)], [12.33, -33.33], 33.33],
  ['K1', AB, [backAt('A', 92, 1000)], [920, -1000], 1000],
  ['K2', AB, [layAt('A', 95, 1000)], [-950, 1000], 950],
  ['K3', AB, [backAt('A', 92, 1000), layAt('A', 80, 1000)], [120, 0], 0],
  ['K4', AB, [backAt('A', 30, 500), backAt('B', 310, 200)], [-50, 120], 50],
])('%s', (_id, runners, bets, expected, exposure) => {
  expect(profits(runners, bets)).toEqual(expected);
  expect(Number(runnerExposure(runners, bets)) / 100).toBe(exposure);
});

it('M4: a waiting bet counts at its worst for each outcome', () =>
  expect(runnerExposure(AB, [lay('A', 100, 2)], [back('A', 100, 3)])).toBe(paisaOfTaka(100)));
it('M5: three backs at 3.00 hold 20 while they wait, and nothing when they are matched', () => {
  const bets = ['A', 'B', 'C'].map((runner) => back(runner, 10, 3));
  expect([runnerExposure(['A', 'B', 'C'], [], bets), runnerExposure(['A', 'B', 'C'], bets)]).toEqual([paisaOfTaka(20), 0n]);
});
it.each<[string, LineBet[], [number, number][], number]>([
  [
    'F1',
    [yes(65, 100, 1000)],
    [
      [65, 1000],
      [64, -1000],
    ],
    1000,
  ],
  ['F1b', [yes(65, 100, 1000), no(64, 100, 1000)], [[64, -2000]], 2000],
  [
    'F2',
    [no(45, 110, 1000)],
    [
      [44, 1000],
      [45, -1100],
    ],
    1100,
  ],
  [
    'F3',
    [yes(45, 90, 1000)],
    [
      [45, 900],
      [44, -1000],
    ],
    1000,
  ],
  [
    'F4',
    [no(45, 110, 1000), yes(45, 90, 1000)],
    [
      [44, 0],
      [45, -200],
    ],
    200,
  ],
  [
    'F5',
    [yes(65, 100, 1000), no(70, 100, 1000)],
    [
      [64, 0],
      [65, 2000],
      [69, 2000],
      [70, 0],
    ],
    0,
  ],
  [
    'F6',
    [yes(71, 100, 1000), no(64, 100, 1000)],
    [
      [63, 0],
      [64, -2000],
      [70, -2000],
      [71, 0],
    ],
    2000,
  ],
  ['F7 yes', [yes(36, 40, 500)], [[36, 200]], 500],
  ['F7 no', [no(36, 60, 500)], [[35, 500]], 300],
  ['F8 odd', [yes(1, 97, 1000)], [[1, 970]], 1000],
  ['F8 even', [no(1, 103, 1000)], [[0, 1000]], 1030],
  [
    'F9',
    [yes(1, 850, 100)],
    [
      [1, 850],
      [0, -100],
    ],
    100,
  ],
])('%s', (_id, bets, results, exposure) => {
  for (const [result, profit] of results) expect(Number(lineProfit(bets, result)) / 100).toBe(profit);
  expect(Number(lineExposure(bets)) / 100).toBe(exposure);
});
it.each([
  ['C1', 360, 7.2],
  ['C2', -200, 0],
  ['C3', 400, 8],
])('%s', (_id, net, paid) => expect(Number(commission(paisaOfTaka(net), 200n)) / 100).toBe(paid));
it('D1: a dead heat of two', () => expect(deadHeatProfit(paisaOfTaka(100), priceOf(5), 2)).toBe(paisaOfTaka(150)));
it('M6: the hedge', () => expect(hedge(paisaOfTaka(1600), paisaOfTaka(-1000), 220)).toEqual({ side: 'lay', stake: paisaOfTaka(1181.82) }));
it.each([
  [101, true],
  [201, false],
  [202, true],
  [303, false],
  [305, true],
  [100_000, true],
  [101_000, false],
  [100, false],
])('%d on the ladder: %s', (odds, is) => expect(isOnLadder(priceOfHundredths(odds))).toBe(is));
it('steps up and down across the borders of the ladder', () => {
  expect([1.99, 2, 3].map((odds) => tickUp(priceOf(odds)))).toEqual([200, 202, 305]);
  expect([2.02, 2, 4].map((odds) => tickDown(priceOf(odds)))).toEqual([200, 199, 395]);
});
