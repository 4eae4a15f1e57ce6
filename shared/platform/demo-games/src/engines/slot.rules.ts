import { drawWeighted } from './draw';
import { times, isRecord, type Engine } from './engine';

const REELS = 5;
const ROWS = 3;
/** The last symbol is wild: it replaces every other one. */
export const WILD = 8;

/** Row of the line on each reel; 0 is on top. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** Weight of each symbol in a cell. */
export const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, 4] as const;

/**
 * Payout of three, four and five in a row from the left, in hundredths of the line's share of the stake. Returns 95.8 % (computed in the
 * tests).
 */
const PAYS: readonly (readonly [number, number, number])[] = [
  [400, 950, 3750],
  [400, 950, 3750],
  [450, 1300, 4700],
  [550, 1700, 5650],
  [950, 3000, 11300],
  [1500, 4900, 18800],
  [2800, 11300, 47000],
  [7500, 28200, 141000],
  [9400, 47000, 376000],
];

export interface SlotLine {
  line: number;
  symbol: number;
  count: number;
  hundredths: number;
}
export interface SlotState {
  /** Three symbols for each reel. */
  reels: number[][];
  wins: SlotLine[];
}

/** Payout of one line by its leading symbol, wilds included, from the left. */
export function payLine(symbols: readonly number[]): Omit<SlotLine, 'line'> | null {
  const symbol = symbols.find((one) => one !== WILD) ?? WILD;
  const end = symbols.findIndex((one) => one !== symbol && one !== WILD);
  const count = end === -1 ? symbols.length : end;
  const hundredths = PAYS[symbol]?.[count - 3] ?? 0;
  return hundredths ? { symbol, count, hundredths } : null;
}

export const slot: Engine<object, SlotState> = {
  readChoice: (value) => (isRecord(value) ? {} : null),
  start(_, stakePaisa, draw) {
    const reels = Array.from({ length: REELS }, () => Array.from({ length: ROWS }, () => drawWeighted(draw, WEIGHTS)));
    const wins = LINES.flatMap((rows, line) => {
      const win = payLine(rows.map((row, reel) => reels[reel]?.[row] ?? 0));
      return win ? [{ line, ...win }] : [];
    });
    const sum = wins.reduce((total, win) => total + win.hundredths, 0);
    return { state: { reels, wins }, payoutPaisa: times(stakePaisa, sum / LINES.length) };
  },
  show: (state) => state,
};
