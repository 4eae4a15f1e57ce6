import type { MatchSource } from '../model/match-source';
import type { StopWindow } from '../model/windows';
import {
  afterPoint,
  FIRST_BALL,
  isTieBreak,
  serverOfPoint,
  type Ended,
  type BothPlayers,
  type PlayerIndex,
  type TennisState,
} from './rules';

/** The state from the second at which a point was won. At the start and at a retirement there is no winner of a point. */
export interface TennisFact {
  from: number;
  kind: 'start' | Ended | 'retired';
  winner: PlayerIndex | null;
  isAce: boolean;
  state: TennisState;
}

export interface TennisGame {
  /** Moment of its first serve. */
  first: number;
  /** Moment of its last point; null when it was not finished. */
  last: number | null;
  points: number;
  /** State before its first point. */
  state: TennisState;
}

export interface TennisTimeline {
  start: number;
  finish: number;
  serve: BothPlayers;
  retired: PlayerIndex | null;
  facts: readonly TennisFact[];
  games: readonly TennisGame[];
  /** Windows from the serve to the end of each point. */
  rallies: readonly StopWindow[];
}

const [WEAKEST_SERVE, SERVES_DIFFER] = [0.56, 0.12];
const ACE = 0.09;
const RETIRED = 1 / 40;
/** A retirement happens within so many points. */
const RETIRED_WITHIN = 130;
const WARM_UP = 30;
const CHANGE_OF_ENDS = 60;
const SET_BREAK = 110;

/** Seconds of pause after a point. */
function pauseAfter(ended: Ended, state: TennisState, random: () => number): number {
  if (ended === 'set') return SET_BREAK;
  const isChange = ended === 'game' && (state.games[0] + state.games[1]) % 2 === 1 && !isTieBreak(state);
  return isChange ? CHANGE_OF_ENDS : 18 + Math.floor(12 * random());
}

/** The whole match, best of three sets; the same source gives the same match. */
export function playTennis(source: MatchSource, start: number): TennisTimeline {
  const random = source.stream('tennis');
  const serve: BothPlayers = [WEAKEST_SERVE + SERVES_DIFFER * random(), WEAKEST_SERVE + SERVES_DIFFER * random()];
  const givesUp: PlayerIndex = random() < 0.5 ? 0 : 1;
  const lastPoint = random() < RETIRED ? Math.floor(RETIRED_WITHIN * random()) : Infinity;

  let state = FIRST_BALL(random() < 0.5 ? 0 : 1);
  let second = start + WARM_UP;
  const facts: TennisFact[] = [{ from: start, kind: 'start', winner: null, isAce: false, state }];
  const games: TennisGame[] = [{ first: second, last: null, points: 0, state }];
  const rallies: StopWindow[] = [];
  for (let played = 0; ; played += 1) {
    const game = games.at(-1);
    if (!game || played > lastPoint) {
      facts.push({ from: second, kind: 'retired', winner: null, isAce: false, state });
      return { start, finish: second, serve, retired: givesUp, facts, games, rallies };
    }
    const server = serverOfPoint(state);
    const isWonByServer = random() < serve[server];
    const isAce = isWonByServer && random() < ACE;
    const winner = isWonByServer === (server === 0) ? 0 : 1;
    const end = second + (isAce ? 3 : 5 + Math.floor(14 * random() ** 2));
    rallies.push({ from: second, to: end, state: 'BALL_RUNNING' });
    const { state: next, ended } = afterPoint(state, winner);
    facts.push({ from: end, kind: ended, winner, isAce, state: next });
    game.points += 1;
    if (ended !== 'point') game.last = end;
    if (ended === 'match') return { start, finish: end, serve, retired: null, facts, games, rallies };
    second = end + pauseAfter(ended, next, random);
    if (ended !== 'point') games.push({ first: second, last: null, points: 0, state: next });
    state = next;
  }
}
