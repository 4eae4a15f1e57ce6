import fc from 'fast-check';
import { streamOf } from '../figures/measure';
import { ENGINES } from './';
import { BALLS, BALL_PAYS, BALL_WEIGHTS } from './cricket.rules';
import { multiplierAt } from './crash.rules';
import { DRAWN, LOTTO_PAYS, NUMBERS, PICKS } from './lotto.rules';
import { payLine, WEIGHTS } from './slot.rules';

const STAKE = 10_000;

it('computes the slot return exactly', () => {
  const all = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  let rate = 0;
  const walk = (symbols: number[], chance: number) => {
    if (symbols.length === 5) rate += (chance * (payLine(symbols)?.hundredths ?? 0)) / 100;
    else WEIGHTS.forEach((weight, symbol) => walk([...symbols, symbol], (chance * weight) / all));
  };
  walk([], 1);
  expect(rate).toBeCloseTo(0.958, 2);
});

it('computes the lotto return exactly', () => {
  const choose = (from: number, count: number): number => (count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count);
  const rate = LOTTO_PAYS.reduce<number>(
    (sum, pay, hits) => sum + (pay / 100) * ((choose(PICKS, hits) * choose(NUMBERS - PICKS, DRAWN - hits)) / choose(NUMBERS, DRAWN)),
    0,
  );
  expect(rate).toBeCloseTo(0.964, 3);
});

it('returns 95 to 96 % on every cricket spot', () => {
  BALLS.forEach((ball, at) => {
    const rate = ((BALL_WEIGHTS[at] ?? 0) * BALL_PAYS[ball]) / 10_000;
    expect(rate).toBeGreaterThan(0.949);
    expect(rate).toBeLessThan(0.961);
  });
});

it('pays whole paisa, never a negative amount, for any stake', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 500_000 }), fc.integer(), (stake, seed) => {
      const { payoutPaisa } = ENGINES.slot.start({}, stake, streamOf(seed));
      expect(Number.isSafeInteger(payoutPaisa) && payoutPaisa !== null && payoutPaisa >= 0).toBe(true);
    }),
  );
});

it.each([
  ['roulette', { bets: { red: 4000, n7: 5999 } }],
  ['roulette', { bets: { red: 10_000, gold: 0 } }],
  ['roulette', { bets: { n37: 10_000 } }],
  ['baccarat', { bets: { player: -1, banker: 10_001 } }],
  ['lotto', { picks: [1, 2, 3, 4, 5, 5] }],
  ['lotto', { picks: [1, 2, 3, 4, 5, 41] }],
  ['mines', { mines: 2 }],
  ['fishing', { fish: 7 }],
  ['crash', { autoHundredths: 100 }],
  ['crash', { autoHundredths: 150.5 }],
  ['slot', null],
] as const)('%s refuses the choice %j', (name, choice) => {
  expect(ENGINES[name].isChoice(choice, STAKE)).toBe(false);
});

describe('crash', () => {
  const flight = (crashHundredths: number, autoHundredths: number | null = null) => ({
    crashHundredths,
    autoHundredths,
    cashedHundredths: null,
  });
  const act = (state: unknown, kind: 'look' | 'cash-out', elapsedMs: number) =>
    ENGINES.crash.act(state, { kind }, STAKE, elapsedMs).payoutPaisa;

  it('pays the multiplier of the moment of the cash-out', () => {
    expect(act(flight(300), 'cash-out', 5000)).toBe((STAKE * multiplierAt(5000)) / 100);
  });
  it('pays nothing once the flight is over', () => {
    expect(act(flight(150), 'cash-out', 5000)).toBe(0);
  });
  it('stays open while nobody acts', () => {
    expect(act(flight(300), 'look', 5000)).toBeNull();
  });
  it('cashes out automatically when no request arrived in time', () => {
    expect(act(flight(300, 200), 'look', 60_000)).toBe(2 * STAKE);
  });
  it('hides the end of an open flight', () => {
    expect(ENGINES.crash.show(flight(300), false)).toEqual({ autoHundredths: null, crashHundredths: null, cashedHundredths: null });
  });
});
