import { levelsAround } from '../model/levels';
import type { Noise } from '../model/match-source';
import { pricesPer100 } from '../model/rates';
import { tickAt, wobble } from '../model/ticks';
import type { Offer } from './plan';

export interface Contender {
  id: string;
  name: string;
  /** The chances of all contenders add up to 1. */
  chance: number;
}

interface PriceOptions {
  noise: Noise;
  /** Id of the market, so that its prices move independently. */
  seed: string;
  second: number;
  /** 0: hardly traded, 1: busiest. */
  depth: number;
}

/** Distance between the estimate and the score, on the scale of log odds, and the seconds for which it lasts. */
const STRAY = 0.035;
const STRAY_SECONDS = 25;
/** Seconds between two changes of the sizes of a runner. */
const SIZES_CHANGE = 1;

/** The crowd's estimate: close to the score, but always moving. */
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
