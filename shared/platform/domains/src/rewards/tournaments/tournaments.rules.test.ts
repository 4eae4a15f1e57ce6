import fc from 'fast-check';
import { paisa } from '@site/api/money';
import { tournamentPhase, sharePrizes, shortName } from './tournaments.rules';

const share = (points: readonly number[], prizes: readonly number[]) => {
  const ranked = points.map((each, playerId) => ({ playerId, points: paisa(BigInt(each)) }));
  const shares = sharePrizes(
    ranked,
    prizes.map((each) => paisa(BigInt(each))),
  );
  return points.map((_, playerId) => Number(shares.get(playerId) ?? 0n));
};

it.each([
  ['T1: each place has its prize', [900, 500, 300, 100], [5000, 2500, 1000], [5000, 2500, 1000, 0]],
  ['T2: two first players share the prizes of places 1 and 2', [900, 900, 300], [5000, 2500, 1000], [3750, 3750, 1000]],
  ['T3: the paisa that is left goes to who joined first', [900, 900, 900], [100], [34, 33, 33]],
  ['T4: a tie over the last place shares what is left of the prizes', [900, 300, 300], [5000, 2501], [5000, 1251, 1250]],
  ['T5: nobody without points has a prize', [900, 0], [5000, 2500], [5000, 0]],
  ['T6: fewer players than prizes', [900], [5000, 2500], [5000]],
])('%s', (_name, points, prizes, shares) => {
  expect(share(points, prizes)).toEqual(shares);
});

it('gives away exactly the prizes of the places that have a player with points, and never less to more points', () => {
  const points = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 12 }).map((all) => all.sort((a, b) => b - a));
  const prizes = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 }).map((all) => all.sort((a, b) => b - a));
  fc.assert(
    fc.property(points, prizes, (given, places) => {
      const shares = share(given, places);
      const paid = places.slice(0, given.filter((each) => each > 0).length);
      expect(shares.reduce((sum, each) => sum + each, 0)).toBe(paid.reduce((sum, each) => sum + each, 0));
      for (const [index, each] of shares.entries()) expect(each).toBeGreaterThanOrEqual(shares[index + 1] ?? 0);
    }),
  );
});

it.each([
  ['2026-01-12T09:59:59Z', 'planned', 'upcoming'],
  ['2026-01-12T10:00:00Z', 'planned', 'running'],
  ['2026-01-12T12:00:00Z', 'planned', 'counting'],
  ['2026-01-12T12:10:00Z', 'closed', 'finished'],
] as const)('at %s a %s tournament is %s', (at, state, phase) => {
  expect(tournamentPhase({ state, from: new Date('2026-01-12T10:00:00Z'), until: new Date('2026-01-12T12:00:00Z') }, new Date(at))).toBe(
    phase,
  );
});

it('shows three characters of a username', () => {
  expect(shortName('rahim2026')).toBe('ra***6');
});
