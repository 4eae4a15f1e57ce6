import type { Noise } from './match-source';
import { chance } from './seeded-random';

export const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
export const dateOf = (seconds: number) => new Date(seconds * 1000);

/**
 * The whole second at which the current tick began. Each row's ticks are shifted by its seed, so that not all rows change together. An
 * incident at `since` begins a tick too. The result is the `quote` of an offer: it changes with the prices and only grows.
 */
export function tickAt(second: number, every: number, seed: string, since = 0): number {
  const offset = Math.floor(chance(seed, 'tick') * every);
  return Math.max(since, Math.floor((second + offset) / every) * every - offset);
}

/** From -1 to 1, smooth between periods: the market's deviation from the score. */
export function wobble(noise: Noise, row: string, second: number, period: number): number {
  const step = Math.floor(second / period);
  const part = second / period - step;
  const [from, to] = [noise(row, step) * 2 - 1, noise(row, step + 1) * 2 - 1];
  return from + (to - from) * part * part * (3 - 2 * part);
}
