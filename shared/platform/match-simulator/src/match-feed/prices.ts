import { levelsAround } from '../model/levels';
import type { Noise } from '../model/match-source';
import { pricesPer100 } from '../model/rates';
import { tickAt, wobble } from '../model/ticks';
import type { Offer } from './plan';

export interface Contender {
  id: string;
  name: string;
  /** All contenders together have a chance of 1. */
  chance: number;
}

interface PriceOptions {
  noise: Noise;
  /** The market's id: its prices move on their own. */
  seed: string;
  second: number;
  /** 0: hardly traded, 1: everybody is there. */
  depth: number;
}

/** How far the crowd strays from the score, on the scale of log odds, and for how many seconds it stays so. */
const STRAY = 0.035;
const STRAY_SECONDS = 25;
/** The money at a runner's prices changes so often, in seconds. */
const SIZES_CHANGE = 1;

/** What the crowd believes: close to what the score says, never still. */
function believed(contenders: readonly Contender[], { noise, seed, second }: Omit<PriceOptions, 'depth'>): Contender[] {
  const moved = contenders.map((one) => ({
    ...one,
    chance: one.chance * Math.exp(STRAY * wobble(noise, seed + one.id, second, STRAY_SECONDS)),
  }));
  const sum = moved.reduce((all, { chance }) => all + chance, 0);
  return moved.map((one) => ({ ...one, chance: one.chance / sum }));
}

export function oddsOffer(contenders: readonly Contender[], { depth, ...moment }: PriceOptions): Offer {
  const { seed, second } = moment;
  const runners = believed(contenders, moment).map(({ id, name, chance }) => {
    const sizes = `${seed}|${id}|${tickAt(second, SIZES_CHANGE, seed + id)}`;
    return { id, name, ...levelsAround(chance, { seed: sizes, depth }) };
  });
  return { kind: 'odds', runners };
}

export function bookmakerOffer(
  contenders: readonly Contender[],
  { margin, ...moment }: Omit<PriceOptions, 'depth'> & { margin: number },
): Offer {
  const runners = believed(contenders, moment).map(({ id, name, chance }) => ({
    id,
    name,
    ...pricesPer100(chance, margin),
    state: 'OPEN' as const,
  }));
  return { kind: 'bookmaker', runners };
}
