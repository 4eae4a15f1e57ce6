/** The only source of time: business decisions never use `Date.now()`. */
export interface Clock {
  now(): Date;
}

export interface AdvancingClock extends Clock {
  advance(seconds: number): void;
}

export const systemClock: Clock = { now: () => new Date() };

/** Does not move until it is advanced. */
export function createManualClock(start = new Date('2026-01-15T06:00:00Z')): AdvancingClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance: (seconds) => {
      at += seconds * 1000;
    },
  };
}

/** True for a clock that an operator may move; the clock of several processes moves when the database knows it. */
export const isAdvancing = (clock: Clock): clock is Clock & { advance(seconds: number): void | Promise<void> } => 'advance' in clock;

export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);
export const secondsBetween = (earlier: Date, later: Date) => (later.getTime() - earlier.getTime()) / 1000;
