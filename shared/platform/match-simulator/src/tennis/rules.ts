/** A value for the first player and one for the other. */
export type BothPlayers = readonly [number, number];
export type PlayerIndex = 0 | 1;

export interface TennisState {
  /** Games of the finished sets. */
  sets: readonly BothPlayers[];
  games: BothPlayers;
  points: BothPlayers;
  /** Server of the current game. */
  server: PlayerIndex;
}
export type Ended = 'point' | 'game' | 'set' | 'match';

const SETS_TO_WIN = 2;
export const FIRST_BALL = (server: PlayerIndex): TennisState => ({ sets: [], games: [0, 0], points: [0, 0], server });

export const otherOf = (player: PlayerIndex): PlayerIndex => (player === 0 ? 1 : 0);
const plusOne = ([one, other]: BothPlayers, player: PlayerIndex): BothPlayers => (player === 0 ? [one + 1, other] : [one, other + 1]);
export const isTieBreak = ({ games }: TennisState) => games[0] === 6 && games[1] === 6;
export const setsWon = ({ sets }: TennisState): BothPlayers => [
  sets.filter(([one, other]) => one > other).length,
  sets.filter(([one, other]) => one < other).length,
];
/** True at `needed` points or more with a lead of two. */
const isWon = (own: number, other: number, needed: number) => own >= needed && own - other >= 2;

/** The tie-break changes its server after the first point and then after every second one. */
export function serverOfPoint(state: TennisState): PlayerIndex {
  const played = state.points[0] + state.points[1];
  return isTieBreak(state) && Math.floor((played + 1) / 2) % 2 === 1 ? otherOf(state.server) : state.server;
}

export function afterGame(state: TennisState, winner: PlayerIndex): { state: TennisState; ended: Ended } {
  const games = plusOne(state.games, winner);
  const server = otherOf(state.server);
  const isSet = games[winner] === 7 || isWon(games[winner], games[otherOf(winner)], 6);
  if (!isSet) return { state: { sets: state.sets, games, points: [0, 0], server }, ended: 'game' };
  const next: TennisState = { sets: [...state.sets, games], games: [0, 0], points: [0, 0], server };
  return { state: next, ended: setsWon(next)[winner] === SETS_TO_WIN ? 'match' : 'set' };
}

export function afterPoint(state: TennisState, winner: PlayerIndex): { state: TennisState; ended: Ended } {
  const points = plusOne(state.points, winner);
  if (isWon(points[winner], points[otherOf(winner)], isTieBreak(state) ? 7 : 4)) return afterGame(state, winner);
  return { state: { ...state, points }, ended: 'point' };
}
