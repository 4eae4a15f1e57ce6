import { fixtureOf } from '../calendar/fixtures';
import { createChances } from './chances';
import { tennisMarkets } from './markets';
import { afterPoint, FIRST_BALL, setsWon, type PlayerIndex, type TennisState } from './rules';
import { tennisScore } from './score';
import { testSource } from '../testing';
import { playTennis, type TennisTimeline } from './timeline';

const START = 1_780_300_800;
const fixture = fixtureOf('tennis', 1);
const { noise } = testSource('match');
const matches = Array.from({ length: 400 }, (_, index) => playTennis(testSource(`match-${index}`), START));
const played = matches.filter(({ retired }) => retired === null);
const given = matches.filter(({ retired }) => retired !== null);
const lastOf = ({ facts }: TennisTimeline) => facts.at(-1)?.state ?? FIRST_BALL(0);
const resultOf = (timeline: TennisTimeline, id: string) =>
  tennisMarkets({ id: '20000001', fixture, noise, timeline }, { bookmaker: true, fancy: true }).get(id)?.result;
const play = (state: TennisState, winners: readonly PlayerIndex[]) => winners.reduce((now, winner) => afterPoint(now, winner).state, state);
const times = (count: number, winner: PlayerIndex): PlayerIndex[] => Array.from({ length: count }, () => winner);

describe('the rules', () => {
  it('need two points more than the other at deuce', () => {
    const deuce = play(FIRST_BALL(0), [0, 0, 0, 1, 1, 1]);
    expect(play(deuce, [0]).games).toEqual([0, 0]);
    expect(play(deuce, [0, 0]).games).toEqual([1, 0]);
    expect(play(deuce, [0, 1, 1, 1]).games).toEqual([0, 1]);
  });

  it('play a tie-break at six all, and the set ends 7–6', () => {
    const sixAll: TennisState = { ...FIRST_BALL(0), games: [6, 6] };
    expect(play(sixAll, times(6, 0)).games).toEqual([6, 6]);
    expect(play(sixAll, times(7, 0))).toMatchObject({ sets: [[7, 6]], games: [0, 0], server: 1 });
  });

  it('end a set two games ahead, and the match with the second set', () => {
    expect(afterPoint({ ...FIRST_BALL(0), games: [5, 5], points: [3, 0] }, 0)).toMatchObject({ ended: 'game' });
    expect(afterPoint({ ...FIRST_BALL(0), games: [6, 5], points: [3, 0] }, 0)).toMatchObject({ ended: 'set' });
    expect(afterPoint({ ...FIRST_BALL(0), sets: [[6, 1]], games: [5, 4], points: [3, 0] }, 0)).toMatchObject({ ended: 'match' });
  });
});

it('ends with the winner of two sets, and counts the games', () => {
  for (const timeline of played.slice(0, 60)) {
    const { sets } = lastOf(timeline);
    const games = sets.reduce((sum, [one, other]) => sum + one + other, 0);
    expect(resultOf(timeline, '1.20000001')).toEqual({ kind: 'winner', runners: [setsWon(lastOf(timeline))[0] === 2 ? '1' : '2'] });
    expect(resultOf(timeline, '20000001.F-GAMES')).toEqual({ kind: 'runs', runs: games });
    expect(resultOf(timeline, '20000001.F-SET1')).toEqual({ kind: 'runs', runs: (sets[0]?.[0] ?? 0) + (sets[0]?.[1] ?? 0) });
  }
});

it('is void when a player retires before the first set ends; after that the other one wins', () => {
  const early = given.find((timeline) => lastOf(timeline).sets.length === 0);
  const late = given.find((timeline) => lastOf(timeline).sets.length > 0);
  if (!early || !late) throw new Error('Nobody gave up');
  expect(resultOf(early, '1.20000001')?.kind).toBe('void');
  expect(resultOf(early, '20000001.F-SET1')?.kind).toBe('void');
  expect(resultOf(late, '1.20000001')).toEqual({ kind: 'winner', runners: [late.retired === 0 ? '2' : '1'] });
  expect(resultOf(late, '20000001.BM1')).toEqual(resultOf(late, '1.20000001'));
  expect(resultOf(late, '20000001.F-SET1')?.kind).toBe('runs');
  expect(resultOf(late, '20000001.F-GAMES')?.kind).toBe('void');
  expect(tennisScore(late, fixture, late.finish).phase).toBe('Retired');
});

it.each([0, 1800, 3600])('predicts outcomes with their real frequency, %i seconds after the start', (seconds) => {
  let [said, came] = [0, 0];
  for (const timeline of played) {
    const state = timeline.facts.findLast(({ from }) => from <= START + seconds)?.state ?? FIRST_BALL(0);
    const won = setsWon(state);
    said += Math.max(...won) === 2 ? Number(won[0] === 2) : createChances(timeline.serve).win(state);
    came += setsWon(lastOf(timeline))[0] === 2 ? 1 : 0;
  }
  expect(Math.abs(said - came) / played.length).toBeLessThan(0.075);
});

it('predicts the average number of games', () => {
  const expected = played.map(({ serve, facts }) => {
    const chances = createChances(serve).gamesLeft(facts[0]?.state ?? FIRST_BALL(0), 'match');
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    return chances.reduce((sum, one, games) => sum + one * games, 0);
  });
  const counted = played.map((timeline) => lastOf(timeline).sets.reduce((sum, [one, other]) => sum + one + other, 0));
  const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  expect(Math.abs(average(expected) - average(counted))).toBeLessThan(1);
});

it('stops for a moment when a set ends', () => {
  const timeline = played[0];
  const set = timeline?.facts.find(({ kind }) => kind === 'set');
  if (!timeline || !set) throw new Error('No set was played');
  const stops =
    tennisMarkets({ id: '20000001', fixture, noise, timeline }, { bookmaker: false, fancy: false }).get('1.20000001')?.stops ?? [];
  expect(stops.find(({ from, to }) => from <= set.from && set.from < to)?.state).toBe('SUSPENDED');
  expect(stops.at(-1)).toEqual({ from: timeline.finish, to: Infinity, state: 'CLOSED' });
});

it('shows sets, games, points and the server', () => {
  const timeline = played[0];
  if (!timeline) throw new Error('No match was played');
  const before = tennisScore(timeline, fixture, START);
  expect(before).toMatchObject({ phase: 'Set 1', last: [] });
  expect(before.sides.map(({ score }) => score)).toEqual(['0 0', '0 0']);
  expect(before.sides.filter(({ isAtTurn }) => isAtTurn)).toHaveLength(1);
  const after = tennisScore(timeline, fixture, timeline.finish);
  expect(after.phase).toBe('Final');
  expect(after.sides.map(({ score }) => score)).toEqual(
    [0, 1].map((side) =>
      lastOf(timeline)
        .sets.map((set) => set[side])
        .join(' '),
    ),
  );
});
