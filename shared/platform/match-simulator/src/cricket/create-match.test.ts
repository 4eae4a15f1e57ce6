import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { BALLS, WICKETS } from './ball-model';
import { createMatch } from '../testing';
import { RUNNER_IDS, type Match } from './match';
import { momentAt } from './moment';
import { scoreOf } from './score';
import { winChance } from './win-chance';

const FIRST = 284_000;
const slot = fc.integer({ min: FIRST, max: FIRST + 5000 });
const season = Array.from({ length: 160 }, (_, index) => createMatch(FIRST + index));
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
const sum = (list: readonly number[]) => list.reduce((all, value) => all + value, 0);

it('computes every innings as the sum of its balls', () => {
  fc.assert(
    fc.property(slot, (of) => {
      for (const { deliveries, final, target } of createMatch(of).innings) {
        expect(final.score).toBe(sum(deliveries.map(({ stroke }) => stroke.runs)));
        expect(final.wickets).toBe(deliveries.filter(({ stroke }) => stroke.isWicket).length);
        expect(final.balls).toBe(deliveries.filter(({ stroke }) => stroke.isLegal).length);
        expect(final.balls).toBeLessThanOrEqual(BALLS);
        expect(final.wickets).toBeLessThanOrEqual(WICKETS);
        if (target !== null) expect(final.score).toBeLessThan(target + 7);
      }
    }),
    { numRuns: cases(30) },
  );
});

it('bowls the balls in sequence, about one in 45 seconds', () => {
  fc.assert(
    fc.property(slot, (of) => {
      const { deliveries } = createMatch(of);
      for (const [index, { runUp, from }] of deliveries.entries()) {
        const before = deliveries[index - 1];
        expect(from - runUp).toBe(8);
        if (before) expect(runUp).toBeGreaterThan(before.from);
      }
    }),
    { numRuns: cases(20) },
  );
  const gaps = season.flatMap(({ deliveries }) => deliveries.slice(1).map(({ from }, index) => from - (deliveries[index]?.from ?? from)));
  expect(mean(gaps)).toBeGreaterThan(38);
  expect(mean(gaps)).toBeLessThan(56);
});

function winnerByRuns({ innings: [first, second] }: Match): string | null {
  if (!first?.isComplete || !second?.isComplete) return null;
  const lead = first.final.score - second.final.score;
  return lead === 0 ? null : RUNNER_IDS[lead > 0 ? first.batting : second.batting];
}

it('lets the side with more runs win, and no side when rain stopped the match', () => {
  for (const match of season) {
    const winner = winnerByRuns(match);
    if (winner) expect(match.result).toEqual({ kind: 'winner', runners: [winner] });
    if (match.rain !== null) expect(match.result).toEqual({ kind: 'void', reason: 'No result' });
  }
  const reasons = season.map(({ result }) => (result.kind === 'void' ? result.reason : result.kind));
  expect(reasons.filter((reason) => reason === 'No result').length).toBeGreaterThan(1);
  expect(reasons.filter((reason) => reason === 'winner').length).toBeGreaterThan(140);
});

it('produces typical scores: about 160 runs for six wickets, and either side may win', () => {
  const complete = season.filter(({ rain }) => rain === null).map(({ innings }) => innings[0]?.final);
  const runs = mean(complete.map((final) => final?.score ?? 0));
  expect(runs).toBeGreaterThan(150);
  expect(runs).toBeLessThan(180);
  expect(mean(complete.map((final) => final?.wickets ?? 0))).toBeCloseTo(6, 0);
  const home = season.filter(({ result }) => result.kind === 'winner' && result.runners[0] === '1').length;
  expect(home / season.length).toBeGreaterThan(0.35);
  expect(home / season.length).toBeLessThan(0.65);
});

it('predicts the chance of a side close to how often it wins', () => {
  const seen = season.flatMap((match) =>
    match.result.kind === 'winner'
      ? [0.15, 0.4, 0.6, 0.8].map((part) => {
          const second = Math.round(match.start + (match.end - match.start) * part);
          const chance = winChance(match, momentAt(match, second));
          return { chance, won: RUNNER_IDS[0] === (match.result.kind === 'winner' ? match.result.runners[0] : '') };
        })
      : [],
  );
  for (const [from, to] of [
    [0, 0.3],
    [0.3, 0.5],
    [0.5, 0.7],
    [0.7, 1],
  ] as const) {
    const group = seen.filter(({ chance }) => chance >= from && chance < to);
    expect(Math.abs(mean(group.map(({ won }) => Number(won))) - mean(group.map(({ chance }) => chance)))).toBeLessThan(0.12);
  }
});

it('shows the score of both sides in the usual notation', () => {
  const match = season.find(({ rain }) => rain === null) ?? season[0];
  if (!match) throw new Error('No match');
  const [first, second] = match.innings;
  const over = scoreOf(match, momentAt(match, match.end));
  const text = (side: number | undefined) => over.sides[side ?? -1]?.score;
  expect(over.phase).toBe('Final');
  expect(text(first?.batting)).toMatch(new RegExp(`^${first?.final.score}(/\\d)? \\(\\d{1,2}\\.[0-5]\\)$`));
  expect(text(second?.batting)).toMatch(new RegExp(`^${second?.final.score}(/\\d)? \\(\\d{1,2}\\.[0-5]\\)$`));
  const pause = scoreOf(match, momentAt(match, (first?.end ?? 0) + 200));
  expect(pause).toMatchObject({ phase: 'Innings break', last: [] });
  expect(pause.sides[second?.batting ?? 0]?.score).toBe('0/0 (0.0)');
});
