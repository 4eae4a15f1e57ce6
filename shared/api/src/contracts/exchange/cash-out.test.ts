// Worked examples of the domain page, by their ids; M6 and M7 are bets, G1 to G6 are parts of their cash-out.
import { paisa, paisaOfTaka } from '@site/api/money';
import { cashOutOf, isLevel, type CashOutMarket, type CashOutRunner } from './cash-out';
import { oddsProfit } from './money';
import { priceOf, priceOfHundredths } from './price';
import type { RunnerBet } from './runner-position';

const limits = { min: 100, max: 50_000 };
const at = (price: number, size: bigint | null = 10_000_000n) => [
  { price: priceOfHundredths(price), size: size === null ? null : paisa(size) },
];
const runner = (id: string, prices: Partial<CashOutRunner> = {}): CashOutRunner => ({
  id,
  isOpen: true,
  back: [],
  lay: [],
  ...prices,
});
const market = (runners: CashOutRunner[], change: Partial<CashOutMarket> = {}): CashOutMarket => ({
  kind: 'odds',
  isOpen: true,
  limits,
  runners,
  ...change,
});
const backA = (win: bigint, risk: bigint): RunnerBet => ({ runner: 'A', side: 'back', win: paisa(win), risk: paisa(risk) });
const layA = (win: bigint, risk: bigint): RunnerBet => ({ runner: 'A', side: 'lay', win: paisa(win), risk: paisa(risk) });
const M6 = [backA(160_000n, 100_000n)];

it('M6: back A 1000 at 2.60, lay at 2.20: 1181.82 makes both outcomes +181.82', () => {
  const offer = cashOutOf(market([runner('A', { lay: at(220) }), runner('B')]), M6);
  expect(offer).toMatchObject({ side: 'lay', price: 220, stake: 118_182n, worst: 18_182n });
  expect([...(offer?.after.values() ?? [])]).toEqual([18_182n, 18_182n]);
});

it('backs what was laid, also at a loss', () => {
  const offer = cashOutOf(market([runner('A', { back: at(300) }), runner('B')]), [layA(100_000n, 100_000n)]);
  expect(offer).toMatchObject({ side: 'back', price: 300, stake: 66_667n, worst: 33_333n });
  const loss = cashOutOf(market([runner('A', { lay: at(400) }), runner('B')]), [backA(100_000n, 100_000n)]);
  expect(loss?.worst).toBe(-50_000n);
});

it('goes through the levels of the book, requests the worst price that it needs, and is exact', () => {
  const lay = [
    { price: priceOf(2.2), size: paisa(50_000n) },
    { price: priceOf(2.22), size: paisa(1_000_000n) },
  ];
  const offer = cashOutOf(market([runner('A', { lay }), runner('B')]), M6);
  expect(offer?.price).toBe(222);
  // 500 at 2.20 leave a gap of 1,500.00; 675.68 at 2.22 close it.
  expect(offer?.stake).toBe(50_000n + 67_568n);
  const [ifA = 0n, ifB = 0n] = [...(offer?.after.values() ?? [])];
  expect(ifA - ifB).toBeGreaterThanOrEqual(-1n);
  expect(ifA - ifB).toBeLessThanOrEqual(1n);
});

it('takes the bet that locks more in when two runners allow one', () => {
  const offer = cashOutOf(market([runner('A', { lay: at(220) }), runner('B', { back: at(190) })]), M6);
  expect(offer).toMatchObject({ side: 'back', price: 190, runner: { id: 'B' } });
  expect(offer?.worst).toBeGreaterThan(18_182n);
});

it('levels a bookmaker at its price per 100, halves included', () => {
  const half = market([runner('A', { lay: at(8050, null) }), runner('B')], { kind: 'bookmaker' });
  const offer = cashOutOf(half, [backA(92_000n, 100_000n)]);
  expect(offer).toMatchObject({ side: 'lay', price: 8050, stake: 106_371n });
  const [ifA = 0n, ifB = 0n] = [...(offer?.after.values() ?? [])];
  expect(ifA - ifB).toBeGreaterThanOrEqual(-1n);
  expect(ifA - ifB).toBeLessThanOrEqual(1n);
});

it('of three runners levels the one that was bet on', () => {
  const three = [runner('A', { lay: at(220) }), runner('X'), runner('B')];
  expect(cashOutOf(market(three), M6)?.after).toEqual(
    new Map([
      ['A', 18_182n],
      ['X', 18_182n],
      ['B', 18_182n],
    ]),
  );
});

it.each<[string, CashOutMarket, RunnerBet[]]>([
  ['the market is suspended', market([runner('A', { lay: at(220) }), runner('B')], { isOpen: false }), M6],
  ['its runner takes no bets', market([runner('A', { lay: at(220), isOpen: false }), runner('B')]), M6],
  ['there is no price', market([runner('A'), runner('B')]), M6],
  ['the book does not hold the size', market([runner('A', { lay: at(220, 118_181n) }), runner('B')]), M6],
  ['the outcomes are level', market([runner('A', { lay: at(220) }), runner('B')]), [...M6, layA(118_182n, 141_818n)]],
  [
    'the stake is above what the market takes',
    market([runner('A', { lay: at(220) }), runner('B')], { limits: { ...limits, max: 1181 } }),
    M6,
  ],
  [
    'no single bet levels three different outcomes',
    market([runner('A', { lay: at(220) }), runner('X', { lay: at(300) }), runner('B', { lay: at(300) })]),
    [...M6, { runner: 'X', side: 'back', win: paisa(50_000n), risk: paisa(10_000n) }],
  ],
])('offers nothing while %s', (_, of, matched) => expect(cashOutOf(of, matched)).toBeNull());

it('offers the most that the market takes', () => {
  const whole = market([runner('A', { lay: at(200) }), runner('B')], { limits: { ...limits, max: 1000 } });
  expect(cashOutOf(whole, [backA(100_000n, 100_000n)])).toMatchObject({ stake: 100_000n });
});

it('offers a stake below the least where less can be lost with it, and only there', () => {
  const two = market([runner('A', { lay: at(200) }), runner('B')]);
  expect(cashOutOf(two, [backA(9_000n, 9_000n)])).toMatchObject({ stake: 9_000n });
  expect(cashOutOf(two, [backA(16_000n, 10_000n), layA(10_000n, 10_000n)])).toBeNull();
});

/** A back of A and the lay prices of A that cash it out. */
const position = (stake: number, odds: number, ...lays: [odds: number, size: number][]) => {
  const matched: RunnerBet = { runner: 'A', side: 'back', win: oddsProfit(paisaOfTaka(stake), priceOf(odds)), risk: paisaOfTaka(stake) };
  const lay = lays.map(([price, size]) => ({ price: priceOf(price), size: paisaOfTaka(size) }));
  return { market: market([runner('A', { lay }), runner('B')], { limits: { min: 0, max: 50_000 } }), matched: [matched] };
};

it.each([
  ['G1: half of M6', position(1000, 2.6, [2.2, 5000]), 50, 590.91, [890.91, -409.09]],
  ['G2: 1 % of M6', position(1000, 2.6, [2.2, 5000]), 1, 11.82, [1585.82, -988.18]],
  ['G3: half of M7, the stake rounded down', position(33.33, 1.37, [1.3, 5000]), 50, 17.56, [7.06, -15.77]],
  ['G4: a quarter of M7, the half paisa of the closed difference rounded up', position(33.33, 1.37, [1.3, 5000]), 25, 8.78, [9.7, -24.55]],
  ['G5: 60 % of M6 over two prices, the best first', position(1000, 2.6, [2.2, 500], [2.22, 5000]), 60, 707.21, [747.2, -292.79]],
  ['G6: 99 % of M6', position(1000, 2.6, [2.2, 5000]), 99, 1170, [196, 170]],
])('%s', (_id, { market: of, matched }, percent, stake, after) => {
  const offer = cashOutOf(of, matched, percent);
  expect(offer?.stake).toBe(paisaOfTaka(stake));
  expect([...(offer?.after.values() ?? [])]).toEqual(after.map((taka) => paisaOfTaka(taka)));
});

it('offers a part where the book holds the size of the part but not that of the whole', () => {
  const { market: of, matched } = position(1000, 2.6, [2.2, 600]);
  expect(cashOutOf(of, matched)).toBeNull();
  expect(cashOutOf(of, matched, 50)).toMatchObject({ stake: 59_091n });
});

it('a part of all is the whole, and a part too small for one paisa is nothing', () => {
  const { market: of, matched } = position(1000, 2.6, [2.2, 5000]);
  expect(cashOutOf(of, matched, 100)).toEqual(cashOutOf(of, matched));
  const small = position(0.3, 1.1, [1.05, 5000]);
  expect(cashOutOf(small.market, small.matched, 1)).toBeNull();
});

it.each([
  [[-64_257n, -64_258n], true],
  [[0n, 0n, 0n], true],
  [[1000n, 994n], false],
  [[994n, 1000n], false],
])('%j is level: %s', (amounts, level) => {
  expect(isLevel(new Map(amounts.map((amount, at) => [String(at), paisa(amount)])))).toBe(level);
});

it.each([
  ['back', 14n, true],
  ['back', 15n, false],
  ['lay', 14n, true],
  ['lay', 15n, false],
] as const)('a %s bet at odds of 18 leaves half a paisa of stake: a difference of %s paisa is level: %s', (side, difference, level) => {
  const [stake, profit] = [paisa(2973n), paisa(50_541n)];
  const bet = { runner: 'far', side, ...(side === 'back' ? { win: profit, risk: stake } : { win: stake, risk: profit }) };
  const outcomes = new Map([
    ['far', paisa(206n)],
    ['near', paisa(206n + difference)],
  ]);
  expect(isLevel(outcomes, [bet])).toBe(level);
});
