import { drawDistinct } from './draw';
import { isRecord, times, type Engine } from './engine';

export const TILES = 25;
export const MINE_COUNTS = [1, 3, 5, 10] as const;
const RETURN = 0.96;
const MOST_HUNDREDTHS = 500_000;

export interface MinesState {
  mines: number[];
  opened: number[];
  /** Index of the opened mine; null while none was opened. */
  struck: number | null;
}

/** Multiplier after so many safe tiles: 96 % of the fair one, so stopping at any point returns 96 %. */
export function minesMultiplier(mineCount: number, opened: number): number {
  let fair = 100;
  for (let at = 0; at < opened; at++) fair *= (TILES - at) / (TILES - mineCount - at);
  return Math.min(MOST_HUNDREDTHS, Math.floor(fair * RETURN + 1e-9));
}

const worth = (state: MinesState, stakePaisa: number) => times(stakePaisa, minesMultiplier(state.mines.length, state.opened.length));
const cashOut = (state: MinesState, stakePaisa: number) =>
  // Without an opened tile nothing was played, so the whole stake is returned.
  ({ state, payoutPaisa: state.opened.length ? worth(state, stakePaisa) : stakePaisa });

export const mines: Engine<{ mines: number }, MinesState> = {
  readChoice(value) {
    if (!isRecord(value)) return null;
    const count = MINE_COUNTS.find((known) => known === value['mines']);
    return count ? { mines: count } : null;
  },
  start: (choice, _, draw) => ({ state: { mines: drawDistinct(draw, choice.mines, TILES), opened: [], struck: null }, payoutPaisa: null }),
  act(state, action, stakePaisa) {
    if (action.kind === 'cash-out') return state.opened.length ? cashOut(state, stakePaisa) : { state, payoutPaisa: null };
    if (action.kind !== 'pick' || state.opened.includes(action.tile)) return { state, payoutPaisa: null };
    if (state.mines.includes(action.tile)) return { state: { ...state, struck: action.tile }, payoutPaisa: 0 };
    const next = { ...state, opened: [...state.opened, action.tile] };
    return next.opened.length === TILES - state.mines.length ? cashOut(next, stakePaisa) : { state: next, payoutPaisa: null };
  },
  abandon: cashOut,
  show: ({ mines: hidden, opened, struck }, isSettled) => ({ mineCount: hidden.length, opened, struck, mines: isSettled ? hidden : null }),
};
