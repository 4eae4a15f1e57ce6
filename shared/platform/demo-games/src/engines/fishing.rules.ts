import { isRecord, isWholeWithin, times, type Engine } from './engine';

/** Payout of each kind of fish in hundredths of the shot, from the smallest to the golden hilsa. */
export const FISH_PAYS = [200, 300, 500, 800, 1500, 3000, 10_000] as const;

const CHANCES = 1_000_000;
/** A shot catches with 0.955 / multiplier, so every kind returns 95.5 %. */
const catchesOf = (kind: number) => Math.floor((0.955 * CHANCES * 100) / (FISH_PAYS[kind] ?? Infinity));

export interface FishingState {
  fish: number;
  isCaught: boolean;
}

export const fishing: Engine<{ fish: number }, FishingState> = {
  readChoice: (value) => (isRecord(value) && isWholeWithin(value['fish'], 0, FISH_PAYS.length - 1) ? { fish: value['fish'] } : null),
  start({ fish }, stakePaisa, draw) {
    const isCaught = draw.below(CHANCES) < catchesOf(fish);
    return { state: { fish, isCaught }, payoutPaisa: isCaught ? times(stakePaisa, FISH_PAYS[fish] ?? 0) : 0 };
  },
  show: (state) => state,
};
