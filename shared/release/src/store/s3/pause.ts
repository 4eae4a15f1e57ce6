import { setTimeout as wait } from 'node:timers/promises';

/** Number of times that a request is sent before the store counts as unusable. */
export const TRIES = 6;

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Pause before the next try, at random, so that writers who were refused together do not come back together.
 * @param failures number of tries that have failed
 */
export const pauseMs = (failures: number) => Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));

/** Waits before the next try. */
export const pause = (failures: number) => wait(pauseMs(failures));
