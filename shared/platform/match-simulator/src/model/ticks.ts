import type { Noise } from './match-source';
import { chance } from './seeded-random';

export const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
export const dateOf = (seconds: number) => new Date(seconds * 1000);

/**
 * The whole second at which the tick of that moment began. A row of its own seed ticks apart from its neighbours, so that not all
 * of them change together. With `since`, what happened then began a tick too. It is the `quote` of what is offered: another
 * number for other prices, and always a greater one.
 */
export function tickAt(second: number, every: number, seed: string, since = 0): number {
  const offset = Math.floor(chance(seed, 'tick') * every);
  return Math.max(since, Math.floor((second + offset) / every) * every - offset);
}

/** From -1 to 1, going smoothly from one period to the next: what the market believes beyond the score. */
export function wobble(noise: Noise, row: string, second: number, period: number): number {
  const step = Math.floor(second / period);
  const part = second / period - step;
  const [from, to] = [noise(row, step) * 2 - 1, noise(row, step + 1) * 2 - 1];
  return from + (to - from) * part * part * (3 - 2 * part);
}
