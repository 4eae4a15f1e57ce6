import { act } from '@testing-library/react';

export interface FakeClock {
  /** Moves time and lets everything due run, React's updates included. */
  advance(ms: number): Promise<void>;
  /** Back to real time. */
  end(): void;
}

/** Stops time at `now` until the clock is advanced; ended by the test set-up after each test. */
export function startFakeClock(now: Date | string = '2026-01-15T06:00:00.000Z'): FakeClock {
  jest.useFakeTimers({ now: new Date(now) });
  return {
    advance: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)),
    end: () => jest.useRealTimers(),
  };
}
