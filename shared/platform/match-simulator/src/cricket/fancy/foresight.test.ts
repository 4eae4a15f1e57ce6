import { createMatch } from '#testing';
import type { Innings, Match } from '../match';
import { momentAt } from '../moment';
import { offersOf } from './book';

const BALLS_SEEN = 40;
const matches = Array.from({ length: 12 }, (_, index) => createMatch(284_000 + index)).filter(({ rain }) => rain === null);

const cutAt = (innings: Innings, second: number): Innings => {
  const deliveries = innings.deliveries.filter(({ from }) => from <= second);
  return { ...innings, deliveries, isComplete: false, final: deliveries.at(-1)?.after ?? innings.final };
};

/** The same match without any delivery after that second. */
function stoppedAt(match: Match, which: 0 | 1, second: number): Match {
  const innings = match.innings.slice(0, which + 1).map((one, index) => (index === which ? cutAt(one, second) : one));
  return { ...match, innings, deliveries: match.deliveries.filter(({ from }) => from <= second) };
}

const linesAt = (match: Match, second: number) =>
  new Map(
    offersOf(match)
      .filter(({ opens, decided }) => opens <= second && second < decided)
      .map(({ code, lineAt }) => [code, lineAt({ match, moment: momentAt(match, second), tick: second, seed: code })]),
  );

it.each([0, 1] as const)('prices every line of innings %d only from the past, for any future', (which) => {
  for (const match of matches) {
    const second = (match.innings[which]?.deliveries[BALLS_SEEN]?.from ?? 0) + 3;
    const lines = linesAt(match, second);
    const cut = linesAt(stoppedAt(match, which, second), second);
    expect(lines.size).toBeGreaterThan(25);
    expect(Object.fromEntries(cut)).toEqual(Object.fromEntries(lines));
  }
});

it('gives the player no edge on ball markets and on digits', () => {
  const returns = { 3: [] as number[], 5: [] as number[] };
  for (const match of matches)
    for (const { type, opens, result, code, lineAt } of offersOf(match)) {
      if ((type !== 3 && type !== 5) || result.kind !== 'runs') continue;
      const { yes, yesRate } = lineAt({ match, moment: momentAt(match, opens), tick: opens, seed: code });
      if (yes !== null && yesRate !== null) returns[type].push(result.runs >= yes ? yesRate / 10_000 : -1);
    }
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  expect(mean(returns[3])).toBeLessThan(0.02);
  expect(mean(returns[3])).toBeGreaterThan(-0.15);
  // Exactly one of ten digits wins in each session.
  expect(mean(returns[5])).toBeCloseTo(-0.05, 6);
});
