import { afterGame, isTieBreak, setsWon, type BothPlayers, type PlayerIndex, type TennisState } from './rules';

/** Chance of each player to win a point on the own serve. */
export type ServeChances = BothPlayers;

/** Chance to win a race to `needed` points, two ahead, from here, when `chance` is the chance of every point. */
function raceChance(chance: number, own: number, other: number, needed: number): number {
  if (own >= needed - 1 && other >= needed - 1) {
    const deuce = chance ** 2 / (chance ** 2 + (1 - chance) ** 2);
    if (own === other) return deuce;
    return own > other ? chance + (1 - chance) * deuce : chance * deuce;
  }
  if (own >= needed) return 1;
  if (other >= needed) return 0;
  return chance * raceChance(chance, own + 1, other, needed) + (1 - chance) * raceChance(chance, own, other + 1, needed);
}

/** Chance of the first player to win the current game. */
function gameChance(serve: ServeChances, state: TennisState): number {
  const [own, other] = state.points;
  // The serve alternates in a tie-break, so the average of both chances counts.
  if (isTieBreak(state)) return raceChance((serve[0] + 1 - serve[1]) / 2, own, other, 7);
  return state.server === 0 ? raceChance(serve[0], own, other, 4) : 1 - raceChance(serve[1], other, own, 4);
}

const keyOf = (state: TennisState) => [...setsWon(state), ...state.games, state.server].join();
const next = (state: TennisState, winner: PlayerIndex) => afterGame({ ...state, points: [0, 0] }, winner);

function mixed(weight: number, one: readonly number[], other: readonly number[]): number[] {
  return Array.from(
    { length: Math.max(one.length, other.length) },
    (_, index) => weight * (one[index] ?? 0) + (1 - weight) * (other[index] ?? 0),
  );
}

/** Exact chances of a match in which every point has the same chances. */
export function createChances(serve: ServeChances) {
  const wins = new Map<string, number>();
  const lengths = new Map<string, readonly number[]>();

  function win(state: TennisState): number {
    const game = gameChance(serve, state);
    const after = (winner: PlayerIndex) => {
      const { state: then, ended } = next(state, winner);
      if (ended === 'match') return winner === 0 ? 1 : 0;
      const key = keyOf(then);
      const known = wins.get(key) ?? win(then);
      wins.set(key, known);
      return known;
    };
    return game * after(0) + (1 - game) * after(1);
  }

  /** Chances of 0, 1, 2 ... games until the end of the set or match, including the current one. */
  function gamesLeft(state: TennisState, until: 'set' | 'match'): readonly number[] {
    const after = (winner: PlayerIndex): readonly number[] => {
      const { state: then, ended } = next(state, winner);
      if (ended === 'match' || ended === until) return [1];
      const key = until + keyOf(then);
      const known = lengths.get(key) ?? gamesLeft(then, until);
      lengths.set(key, known);
      return known;
    };
    return [0, ...mixed(gameChance(serve, state), after(0), after(1))];
  }

  /** Chances of 0, 1, 2 ... points in a new game; a longer game counts as six. */
  function pointsOfGame(server: PlayerIndex): readonly number[] {
    const [won, lost] = [serve[server], 1 - serve[server]];
    const four = won ** 4 + lost ** 4;
    const five = 4 * (won ** 4 * lost + lost ** 4 * won);
    return [0, 0, 0, 0, four, five, 1 - four - five];
  }
  return { win, gamesLeft, pointsOfGame };
}
export type TennisChances = ReturnType<typeof createChances>;
