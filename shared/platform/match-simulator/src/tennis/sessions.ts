import type { Session } from '../match-feed/fancies';
import { lastBegun } from '../model/windows';
import type { TennisChances } from './chances';
import { setsWon, type TennisState } from './rules';
import type { TennisFact, TennisGame, TennisTimeline } from './timeline';

const sumOf = (pairs: readonly (readonly [number, number])[]) => pairs.reduce((sum, [one, other]) => sum + one + other, 0);
const played = ({ sets, games }: TennisState) => sumOf([...sets, games]);

export function stateAt(timeline: TennisTimeline, second: number): TennisState {
  const fact = lastBegun<TennisFact>(timeline.facts, second) ?? timeline.facts[0];
  if (!fact) throw new Error('A match has a beginning');
  return fact.state;
}

const isDecided = (state: TennisState) => Math.max(...setsWon(state)) === 2;

export function totalGames(timeline: TennisTimeline, chances: TennisChances): Session {
  const last = stateAt(timeline, timeline.finish);
  return {
    code: 'GAMES',
    name: 'Total games',
    completed: timeline.retired === null ? timeline.finish : null,
    total: played(last),
    outlook(second) {
      const state = stateAt(timeline, second);
      return { least: played(state), chances: isDecided(state) ? [1] : chances.gamesLeft(state, 'match') };
    },
  };
}

/** @param number of the set, from 1 on */
export function setGames(timeline: TennisTimeline, chances: TennisChances, number: number): Session {
  const set = stateAt(timeline, timeline.finish).sets[number - 1];
  const over = timeline.facts.find(({ state }) => state.sets.length >= number);
  return {
    code: `SET${number}`,
    name: `Set ${number} games`,
    completed: over?.from ?? null,
    total: set ? set[0] + set[1] : 0,
    outlook(second) {
      const state = stateAt(timeline, second);
      const done = state.sets[number - 1];
      if (done) return { least: done[0] + done[1], chances: [1] };
      return { least: state.games[0] + state.games[1], chances: chances.gamesLeft(state, 'set') };
    },
  };
}

/** @param index of the game in the match, from 0 on */
export function gamePoints(game: TennisGame, index: number, chances: TennisChances): Session {
  return {
    code: `GAME${index + 1}`,
    name: `Game ${index + 1} points`,
    completed: game.last,
    total: game.points,
    outlook: () => ({ least: 0, chances: chances.pointsOfGame(game.state.server) }),
  };
}
