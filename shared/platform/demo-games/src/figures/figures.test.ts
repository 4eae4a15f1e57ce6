import { BETS } from './bets';
import { digestOf } from './digest';
import { ENGINE_NAMES, measureEngine, readFigures, SEED } from './figures';
import { measureReturn } from './measure';

const figures = readFigures();
function figuresOf(name: string) {
  const found = figures.engines[name];
  if (!found) throw new Error(`No figures of ${name}`);
  return found;
}
const returnOf = (bet: string) => ENGINE_NAMES.flatMap((name) => figuresOf(name).returns).find((one) => one.bet === bet);

it.each(ENGINE_NAMES)('has the figures of the present rules of %s; after a change run npm run figures', (name) => {
  expect(figuresOf(name).digest).toBe(digestOf(name));
  expect(figuresOf(name).returns.map(({ bet }) => bet)).toEqual(BETS[name].map(({ id }) => id));
});

it.each(ENGINE_NAMES.flatMap((name) => BETS[name].map((bet) => [bet.id, name, bet] as const)))(
  'measures for %s what the file says, in other rounds',
  (id, name, bet) => {
    const again = measureReturn(name, bet, 8000, SEED + 1);
    const written = returnOf(id) ?? { rtp: 0, error: 0 };
    expect(Math.abs(again.rtp - written.rtp)).toBeLessThan(4.5 * Math.hypot(again.error, written.error));
  },
);

// The exact returns follow from the rules; rtp.test.ts and poker.test.ts compute those of slot, lotto, cricket and poker.
it.each([
  ['slot.spin', 0.958],
  ['roulette.even', 36 / 37],
  ['roulette.number', 36 / 37],
  ['baccarat.player', 0.9876],
  ['baccarat.banker', 0.9894],
  ['baccarat.tie', 0.8564],
  ['lotto.six', 0.964],
  ['mines.one', 0.96],
  ['mines.four', 0.96],
  ['fishing.small', 0.955],
  ['fishing.golden', 0.955],
  ['crash.early', 0.96],
  ['crash.late', 0.96],
  ['poker.hand', 0.9669],
])('%s returns its exact share of %d, within the error of the measurement', (id, share) => {
  const { rtp, error } = returnOf(id) ?? { rtp: 0, error: 0 };
  expect(Math.abs(rtp - share)).toBeLessThan(4.5 * error + 0.001);
});

it.each([
  ['slot', 3760],
  ['crash', 100],
  ['roulette', 36],
  ['baccarat', 9],
  ['lotto', 750],
  ['mines', 5000],
  ['fishing', 100],
  ['cricket', 15.9],
  ['poker', 4.5],
] as const)('%s pays at most %d times the stake', (name, most) => {
  expect(measureEngine(name, 5000).most).toBeLessThanOrEqual(most);
  expect(figuresOf(name).most).toBe(most);
});

it('knows which rounds decide at once, which wait for the player, and which end by themselves', () => {
  expect(figuresOf('slot').round).toEqual({ kind: 'instant', longestS: null });
  expect(figuresOf('mines').round).toEqual({ kind: 'moves', longestS: null });
  expect(figuresOf('crash').round).toEqual({ kind: 'time', longestS: 33 });
});
