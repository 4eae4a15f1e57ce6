import { drawDistinct } from './draw';
import { isRecord, isWholeWithin, times, type Engine } from './engine';

export const NUMBERS = 40;
export const PICKS = 6;
export const DRAWN = 10;

/** Total return in hundredths by the number of the six picks that are drawn. Returns 96.4 % (computed in the tests). */
export const LOTTO_PAYS = [0, 0, 100, 200, 800, 8000, 75_000] as const;

export interface LottoState {
  picks: number[];
  /** Numbers from 1 to 40, in the order of the draw. */
  drawn: number[];
  hits: number;
}

export const lotto: Engine<{ picks: number[] }, LottoState> = {
  readChoice(value) {
    if (!isRecord(value) || !Array.isArray(value['picks'])) return null;
    const picks = value['picks'].filter((pick): pick is number => isWholeWithin(pick, 1, NUMBERS));
    const isWhole = picks.length === PICKS && value['picks'].length === PICKS && new Set(picks).size === PICKS;
    return isWhole ? { picks } : null;
  },
  start({ picks }, stakePaisa, draw) {
    const drawn = drawDistinct(draw, DRAWN, NUMBERS).map((ball) => ball + 1);
    const hits = picks.filter((pick) => drawn.includes(pick)).length;
    return { state: { picks, drawn, hits }, payoutPaisa: times(stakePaisa, LOTTO_PAYS[hits] ?? 0) };
  },
  show: (state) => state,
};
