import type { Engine } from './engine';
import { paySpots, readSpots, type Spots } from './spots';

/** The pockets in the order of a European wheel. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const isRed = (pocket: number) => RED.has(pocket);

const OUTSIDE = {
  red: [200, isRed],
  black: [200, (pocket: number) => pocket > 0 && !isRed(pocket)],
  even: [200, (pocket: number) => pocket > 0 && pocket % 2 === 0],
  odd: [200, (pocket: number) => pocket % 2 === 1],
  low: [200, (pocket: number) => pocket >= 1 && pocket <= 18],
  high: [200, (pocket: number) => pocket >= 19],
  dozen1: [300, (pocket: number) => pocket >= 1 && pocket <= 12],
  dozen2: [300, (pocket: number) => pocket >= 13 && pocket <= 24],
  dozen3: [300, (pocket: number) => pocket >= 25],
  column1: [300, (pocket: number) => pocket > 0 && pocket % 3 === 1],
  column2: [300, (pocket: number) => pocket > 0 && pocket % 3 === 2],
  column3: [300, (pocket: number) => pocket > 0 && pocket % 3 === 0],
} as const satisfies Record<string, readonly [number, (pocket: number) => boolean]>;

type OutsideSpot = keyof typeof OUTSIDE;
export type RouletteSpot = OutsideSpot | `n${number}`;
const isOutside = (spot: RouletteSpot): spot is OutsideSpot => spot in OUTSIDE;

export const ROULETTE_SPOTS: readonly RouletteSpot[] = [
  ...Array.from({ length: 37 }, (_, pocket) => `n${pocket}` as const),
  ...Object.keys(OUTSIDE).filter((spot): spot is OutsideSpot => spot in OUTSIDE),
];

/** Total return in hundredths: a number pays 36 times, a dozen or column 3 times, an even chance twice. Every spot returns 97.3 %. */
export function payOf(spot: RouletteSpot, pocket: number): number {
  if (!isOutside(spot)) return spot === `n${pocket}` ? 3600 : 0;
  const [pay, wins] = OUTSIDE[spot];
  return wins(pocket) ? pay : 0;
}

export const roulette: Engine<{ bets: Spots<RouletteSpot> }, { pocket: number }> = {
  readChoice: (value, stakePaisa) => readSpots(value, ROULETTE_SPOTS, stakePaisa),
  start({ bets }, _, draw) {
    const pocket = draw.below(37);
    return { state: { pocket }, payoutPaisa: paySpots(bets, ROULETTE_SPOTS, (spot) => payOf(spot, pocket)) };
  },
  show: (state) => state,
};
