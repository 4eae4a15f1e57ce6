import type { MarketPlan } from '../match-feed/plan';
import { fixtureOf } from '../calendar/fixtures';
import { resultChances } from './chances';
import { soccerMarkets } from './markets';
import { soccerScore } from './score';
import { testSource } from '../testing';
import { playSoccer, type SoccerTimeline } from './timeline';

const START = 1_780_300_800;
const fixture = fixtureOf('soccer', 1);
const { noise } = testSource('match');
const matches = Array.from({ length: 400 }, (_, index) => playSoccer(testSource(`match-${index}`), START));
const played = matches.filter(({ isAbandoned }) => !isAbandoned);
const marketsOf = (timeline: SoccerTimeline) =>
  soccerMarkets({ id: '10000001', fixture, noise, timeline }, { bookmaker: true, fancy: true });
const market = (timeline: SoccerTimeline, id: string): MarketPlan => {
  const found = marketsOf(timeline).get(id);
  if (!found) throw new Error(`No market ${id}`);
  return found;
};
const stateAt = ({ stops }: MarketPlan, second: number) => stops.find(({ from, to }) => from <= second && second < to)?.state ?? 'OPEN';
const withA = (kind: string) => {
  for (const timeline of played) {
    const fact = timeline.facts.find((one) => one.kind === kind);
    if (fact) return { timeline, fact };
  }
  throw new Error(`Nobody saw a ${kind}`);
};

it('ends with the winner by goals, and counts the incidents', () => {
  for (const timeline of played.slice(0, 60)) {
    const goals = timeline.facts.filter(({ kind }) => kind === 'goal');
    const [home, away] = [0, 1].map((side) => goals.filter((goal) => goal.side === side).length) as [number, number];
    expect(market(timeline, '1.10000001').result).toEqual({ kind: 'winner', runners: [home > away ? '1' : home < away ? '3' : '2'] });
    expect(market(timeline, '10000001.F-GOALS').result).toEqual({ kind: 'runs', runs: home + away });
    expect(market(timeline, '10000001.F-GOALS-OE').result).toEqual({ kind: 'runs', runs: (home + away) % 2 });
    const corners = timeline.facts.filter(({ kind }) => kind === 'corner');
    expect(market(timeline, '10000001.F-CORNERS').result).toEqual({ kind: 'runs', runs: corners.length });
    const early = corners.filter(({ from }) => from >= START + 300 && from < START + 600).length;
    expect(market(timeline, '10000001.F-C5').result).toEqual({ kind: 'runs', runs: early });
  }
});

it('lets exactly one digit of the lottery win', () => {
  const digits = Array.from({ length: 10 }, (_, digit) => market(withA('corner').timeline, `10000001.F-CORNERS-L${digit}`).result);
  expect(digits.filter((result) => result.kind === 'runs' && result.runs === 1)).toHaveLength(1);
});

it('has typical numbers of goals', () => {
  const goals = played.map(({ facts }) => facts.filter(({ kind }) => kind === 'goal').length);
  const average = goals.reduce((sum, one) => sum + one, 0) / goals.length;
  expect(average).toBeGreaterThan(2.2);
  expect(average).toBeLessThan(3.2);
});

it.each([0, 1800, 4500])('predicts outcomes with their real frequency, %i seconds after the start', (seconds) => {
  const sums = { said: [0, 0, 0], came: [0, 0, 0] };
  for (const timeline of played) {
    const [home, away] = timeline.facts.at(-1)?.goals ?? [0, 0];
    resultChances(timeline, START + seconds).forEach((chance, index) => (sums.said[index] = (sums.said[index] ?? 0) + chance));
    const came = home > away ? 0 : home === away ? 1 : 2;
    sums.came[came] = (sums.came[came] ?? 0) + 1;
  }
  for (const [index, said] of sums.said.entries()) {
    // Three standard deviations of so many matches.
    expect(Math.abs((sums.came[index] ?? 0) - said) / played.length).toBeLessThan(0.075);
  }
});

it('takes no bets from just before a goal until the market has settled down', () => {
  const { timeline, fact } = withA('goal');
  const odds = market(timeline, '1.10000001');
  expect([-2, 0, 34].map((after) => stateAt(odds, fact.from + after))).toEqual(['SUSPENDED', 'SUSPENDED', 'SUSPENDED']);
  expect(stateAt(odds, fact.from - 4)).toBe('OPEN');
});

it('takes no bets from a penalty until after it is taken', () => {
  const { timeline, fact } = withA('penalty');
  for (let second = fact.from; second <= fact.from + 80; second += 5)
    expect(stateAt(market(timeline, '1.10000001'), second)).toBe('SUSPENDED');
});

it('shows ball running to the bookmaker only, during an attack', () => {
  const timeline = played.find(({ facts }) => facts.slice(0, 3).every(({ kind }) => kind === 'kick-off' || kind === 'shot'));
  const shot = timeline?.facts.find(({ kind }) => kind === 'shot');
  if (!timeline || !shot) throw new Error('No match begins with a shot');
  expect(stateAt(market(timeline, '10000001.BM1'), shot.from - 1)).toBe('BALL_RUNNING');
  expect(stateAt(market(timeline, '1.10000001'), shot.from - 1)).toBe('OPEN');
});

it('voids incomplete markets of an abandoned match, and keeps complete ones', () => {
  const timeline = matches.find(({ isAbandoned, finish, secondHalf }) => isAbandoned && finish > secondHalf);
  if (!timeline) throw new Error('No match was abandoned in its second half');
  expect(market(timeline, '1.10000001').result.kind).toBe('void');
  expect(market(timeline, '10000001.BM1').result.kind).toBe('void');
  expect(market(timeline, '10000001.F-GOALS').result.kind).toBe('void');
  expect(market(timeline, '10000001.F-GOALS-1').result.kind).toBe('runs');
  expect(soccerScore(timeline, fixture, timeline.finish).phase).toBe('Abandoned');
});

it('shows the clock, the goals and the last incident', () => {
  const { timeline, fact } = withA('goal');
  const score = soccerScore(timeline, fixture, fact.from);
  expect(score.last.at(-1)).toMatch(/^\d+(\+\d)?' GOAL /);
  expect(score.sides.map(({ score: goals }) => Number(goals)).sort()).toEqual([0, 1]);
  expect(soccerScore(timeline, fixture, START + 90).phase).toBe("2'");
  expect(soccerScore(timeline, fixture, START + 45 * 60).phase).toBe("45+1'");
  expect(soccerScore(timeline, fixture, timeline.halfTime).phase).toBe('Half-time');
  expect(soccerScore(timeline, fixture, timeline.finish).phase).toBe('Final');
});
