import type { Card } from './draw';

const HAND_NAMES = ['high', 'pair', 'colour', 'sequence', 'pure', 'trail'] as const;
export type HandName = (typeof HAND_NAMES)[number];

/** 2 to 14; the ace is highest. */
const rankOf = (card: Card) => (card % 13 === 0 ? 14 : (card % 13) + 1);
const suitOf = (card: Card) => Math.floor(card / 13);

const KIND = 15 ** 3;
const ACE = 14;
const ACE_TWO_THREE = 13.5;

/** Rank of a run among runs: ace-king-queen is best, then ace-two-three, then king-queen-jack. Null when the cards are no run. */
function runTop(high: number, middle: number, low: number): number | null {
  if (high === ACE && middle === 3 && low === 2) return ACE_TWO_THREE;
  return high - middle === 1 && middle - low === 1 ? high : null;
}

/** The worth of three cards by the order of Teen Patti; a higher number wins, the same number is a tie. */
export function worthOf(hand: readonly Card[]): number {
  const [high = 0, middle = 0, low = 0] = hand.map(rankOf).sort((a, b) => b - a);
  const isPure = hand.every((card) => suitOf(card) === suitOf(hand[0] ?? 0));
  const top = runTop(high, middle, low);
  if (high === low) return 5 * KIND + high;
  if (top !== null) return (isPure ? 4 : 3) * KIND + top;
  const ranks = high * 225 + middle * 15 + low;
  if (isPure) return 2 * KIND + ranks;
  if (high === middle || middle === low) return KIND + middle * 15 + (high === middle ? low : high);
  return ranks;
}

export const nameOf = (hand: readonly Card[]): HandName => HAND_NAMES[Math.floor(worthOf(hand) / KIND)] ?? 'high';
