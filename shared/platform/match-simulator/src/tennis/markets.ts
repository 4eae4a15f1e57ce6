import { digitRows, fancyPlan, lineRow, oddRow, rangeRows, type FancyGround, type Session } from '../match-feed/fancies';
import type { Fixture } from '../calendar/fixtures';
import { reaches } from '../match-feed/outlook';
import { VOID_UNFINISHED, type MarketPlan } from '../match-feed/plan';
import { listedFrom, winnerPlans } from '../match-feed/winner-plans';
import type { Noise } from '../model/match-source';
import { within } from '../model/probability';
import { joined, type StopWindow } from '../model/windows';
import { createChances, type TennisChances } from './chances';
import { isTieBreak, otherOf, setsWon } from './rules';
import { gamePoints, setGames, stateAt, totalGames } from './sessions';
import type { TennisGame, TennisTimeline } from './timeline';

interface TennisMatch {
  id: string;
  fixture: Fixture;
  noise: Noise;
  timeline: TennisTimeline;
}

const DELAY_MS = 3000;
const IDS = ['1', '2'] as const;
const SET_SUSPENSION = 20;
const GAME_RANGES = { first: 16, width: 5, count: 4 };
/** About every second game has at least so many points. */
const LONG_GAME = 6;

/** Bets stop while a set ends. */
const setEnds = ({ facts }: TennisTimeline): StopWindow[] =>
  facts.flatMap(({ from, kind }) => (kind === 'set' ? [{ from: from - 2, to: from + SET_SUSPENSION, state: 'SUSPENDED' }] : []));

function winnerMarkets({ id, fixture, noise, timeline }: TennisMatch, chances: TennisChances, hasBookmaker: boolean): MarketPlan[] {
  const { start, finish, retired, rallies } = timeline;
  const last = stateAt(timeline, finish);
  const winner = retired === null ? (setsWon(last)[0] === 2 ? 0 : 1) : otherOf(retired);
  const isPlayed = retired === null || last.sets.length > 0;
  return winnerPlans({
    eventId: id,
    noise,
    start,
    finish,
    delayMs: DELAY_MS,
    result: isPlayed ? { kind: 'winner', runners: [IDS[winner]] } : VOID_UNFINISHED,
    contenders(second) {
      const state = stateAt(timeline, second);
      const won = setsWon(state);
      const first = Math.max(...won) === 2 ? Number(won[0] === 2) : chances.win(state);
      const chance = within(first, 1e-4, 1 - 1e-4);
      return [
        { id: IDS[0], name: fixture.home, chance },
        { id: IDS[1], name: fixture.away, chance: 1 - chance },
      ];
    },
    stopsOfOdds: joined(setEnds(timeline)),
    stopsOfBookmaker: hasBookmaker ? joined([...setEnds(timeline), ...rallies]) : null,
  });
}

function fancyMarkets({ id, timeline }: TennisMatch, chances: TennisChances): MarketPlan[] {
  const { start, finish, rallies, games } = timeline;
  const ground: FancyGround = { eventId: id, stops: joined([...setEnds(timeline), ...rallies]), finish };
  const plans = (session: Session, rows: readonly ReturnType<typeof lineRow>[]) => rows.map((row) => fancyPlan(ground, session, row));
  const total = totalGames(timeline, chances);
  const match = { from: listedFrom(start), closes: finish };
  const inPlay = { from: start, closes: finish };
  const begunSets = [1, 2, 3].flatMap((number) => {
    const from = games.find(({ state }) => state.sets.length === number - 1)?.first;
    return from === undefined ? [] : [{ number, from: number === 1 ? start : from }];
  });
  return [
    ...plans(total, [lineRow(total, match), ...rangeRows(total, inPlay, GAME_RANGES), ...digitRows(total, inPlay), oddRow(total, inPlay)]),
    ...begunSets.flatMap(({ number, from }) => {
      const session = setGames(timeline, chances, number);
      const span = { from, closes: session.completed ?? finish };
      return plans(session, [lineRow(session, span), oddRow(session, span)]);
    }),
    ...games.flatMap((game, index) => {
      const session = gamePoints(game, index, chances);
      const span = { from: opensAt(games, index, start), closes: game.first };
      if (isTieBreak(game.state)) return [];
      return plans(session, [{ ...lineRow(session, span), type: 3, line: reaches(LONG_GAME) }]);
    }),
  ];
}

/** A game is offered during the game before it, if it is certain to be played and not to be a tie-break. */
function opensAt(games: readonly TennisGame[], index: number, start: number): number {
  const before = games[index - 1];
  if (!before) return start;
  return Math.max(...before.state.games) < 5 ? before.first : (before.last ?? before.first);
}

export function tennisMarkets(match: TennisMatch, has: { bookmaker: boolean; fancy: boolean }): ReadonlyMap<string, MarketPlan> {
  const chances = createChances(match.timeline.serve);
  const plans = [...winnerMarkets(match, chances, has.bookmaker), ...(has.fancy ? fancyMarkets(match, chances) : [])];
  return new Map(plans.filter(({ from }) => from < match.timeline.finish).map((plan) => [plan.id, plan]));
}
