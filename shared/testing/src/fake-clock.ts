import { act } from '@testing-library/react';

export interface FakeClock {
  /** Advances time and runs everything that is due, React's updates included. */
  advance(ms: number): Promise<void>;
  /** Restores real timers. */
  end(): void;
}

/** Time in ms, for a fake clock, after which a read has failed for good: all its tries and the longest pauses between them. */
export const ALL_TRIES_MS = 8000;

/** Stops time at `now` until the clock is advanced. The test set-up ends it after each test. */
export function startFakeClock(now: Date | string = '2026-01-15T06:00:00.000Z'): FakeClock {
  jest.useFakeTimers({ now: new Date(now) });
  return {
    advance: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)),
    end: () => jest.useRealTimers(),
  };
}
