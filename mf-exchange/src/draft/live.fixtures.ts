import { act } from '@testing-library/react';
import type { EventItem, MatchOdds } from '@site/api/contracts/exchange';
import type { LiveEvent, LiveStatus } from '#markets';
import { EVENT_ID, MARKET_ID, sampleEvent, sampleMatchOdds } from '#fixtures';

interface Said {
  status: LiveStatus;
  matchOdds: MatchOdds | null;
  event: EventItem | null;
}

/** Live event whose status and markets the test sets. */
export function scriptedLive(said: Partial<Said> = {}): LiveEvent & { say(next: Partial<Said>): void } {
  let now: Said = { status: 'live', matchOdds: sampleMatchOdds(), event: sampleEvent(), ...said };
  const listeners = new Set<() => void>();
  return {
    eventId: EVENT_ID,
    marketId: MARKET_ID,
    status: () => now.status,
    matchOdds: () => now.matchOdds,
    event: () => now.event,
    structure: () => 1,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch: () => () => {},
    say(next) {
      now = { ...now, ...next };
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}
