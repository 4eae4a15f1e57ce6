import fc from 'fast-check';
import { ENGINES } from './';
import { drawFrom } from './draw';
import { BALLS, BALL_PAYS, BALL_WEIGHTS } from './cricket.rules';
import { multiplierAt } from './crash.rules';
import { DRAWN, LOTTO_PAYS, NUMBERS, PICKS } from './lotto.rules';
import { payLine, WEIGHTS } from './slot.rules';

/** A fixed stream, so that a run always measures the same rounds. */
function streamOf(seed: number) {
  let state = seed >>> 0;
  return drawFrom(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}

const STAKE = 10_000;
const bets = (spot: string) => ({ bets: { [spot]: STAKE } });

function simulate(
  name: keyof typeof ENGINES,
  choice: unknown,
  rounds: number,
  finish = (state: unknown) => ENGINES[name].abandon(state, STAKE, 60_000),
) {
  const draw = streamOf(20_260);
  let paid = 0;
  for (let at = 0; at < rounds; at++) {
    const step = ENGINES[name].start(choice, STAKE, draw);
    paid += step.payoutPaisa ?? finish(step.state).payoutPaisa ?? 0;
  }
  return paid / (rounds * STAKE);
}

it.each([
  ['slot', {}, 0.9, 1.02],
  ['roulette', bets('red'), 0.96, 0.985],
  ['roulette', bets('dozen2'), 0.96, 0.985],
  ['roulette', bets('n17'), 0.93, 1.02],
  ['baccarat', bets('player'), 0.975, 1],
  ['baccarat', bets('banker'), 0.975, 1],
  ['baccarat', bets('tie'), 0.82, 0.89],
  ['lotto', { picks: [1, 2, 3, 4, 5, 6] }, 0.85, 1.08],
  ['fishing', { fish: 0 }, 0.94, 0.97],
  ['fishing', { fish: 4 }, 0.92, 0.99],
  ['cricket', bets('one'), 0.935, 0.97],
  ['cricket', bets('wicket'), 0.92, 0.985],
  ['crash', { autoHundredths: 150 }, 0.945, 0.975],
  ['crash', { autoHundredths: 1000 }, 0.91, 1.01],
] as const)('%s with %j returns its declared share', (name, choice, least, most) => {
  const rate = simulate(name, choice, 60_000);
  expect(rate).toBeGreaterThan(least);
  expect(rate).toBeLessThan(most);
});

it.each([1, 4])('mines returns 96 %% when the player stops after %i tiles', (tiles) => {
  const engine = ENGINES.mines;
  const rate = simulate('mines', { mines: 3 }, 40_000, (start) => {
    let step = engine.act(start, { kind: 'look' }, STAKE, 0);
    for (let tile = 0; tile < tiles && step.payoutPaisa === null; tile++) step = engine.act(step.state, { kind: 'pick', tile }, STAKE, 0);
    return step.payoutPaisa === null ? engine.act(step.state, { kind: 'cash-out' }, STAKE, 0) : step;
  });
  expect(rate).toBeGreaterThan(0.945);
  expect(rate).toBeLessThan(0.975);
});

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
