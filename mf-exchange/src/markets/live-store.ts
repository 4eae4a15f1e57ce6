import { truthOf, type EventItem, type MatchOdds } from '@site/api/contracts/exchange';
import { changesOfEvent, changesOfOdds, type Changes } from './changes.rules';
import { createFreshness } from './freshness';
import type { LiveEvent, LiveStatus } from './live-event';
import { createListeners } from './listeners';

/** Input of the store, from the stream or from polling. `forMs`: time in ms for which the data counts as current. */
export interface LiveInput {
  matchOdds(market: MatchOdds | null, forMs: number): void;
  event(event: EventItem | null, forMs: number): void;
  /** Nothing has changed. Prolongs the status of a part only if its last message could be read. */
  beat(forMs: number): void;
  /** The message could not be read: the earlier data stays in view, and becomes stale. */
  unreadable(part: 'match-odds' | 'event'): void;
}

/** Time in ms after which lower versions are the truth: the platform went back, e.g. to a backup. No data host is as late as that. */
const OLDER_IS_TRUE_MS = 5000;

export interface LiveStore extends Omit<LiveEvent, 'eventId' | 'marketId'> {
  answers: LiveInput;
  /** Stops the timers: nobody fetches for now. */
  pause(): void;
}

export function createLiveStore(): LiveStore {
  const listeners = createListeners();
  const odds = createPart<MatchOdds>(changesOfOdds, tell);
  const event = createPart<EventItem>(changesOfEvent, tell);
  let structure = 0;

  function tell(changes: Changes) {
    if (!changes) structure++;
    listeners.tell(changes);
  }

  return {
    status: () => worse(odds.freshness.status(), event.freshness.status()),
    matchOdds: odds.read,
    event: event.read,
    structure: () => structure,
    subscribe: listeners.subscribe,
    watch: listeners.watch,
    answers: {
      matchOdds: odds.take,
      event: event.take,
      beat(forMs) {
        odds.beat(forMs);
        event.beat(forMs);
      },
      unreadable: (part) => (part === 'event' ? event : odds).doubt(),
    },
    pause() {
      odds.freshness.stop();
      event.freshness.stop();
      listeners.tell([]);
    },
  };
}

/** An event that is still loading does not lower the status: there are no bookmaker and fancy rows yet that could be stale. */
const worse = (odds: LiveStatus, event: LiveStatus): LiveStatus => (event === 'stale' && odds === 'live' ? 'stale' : odds);

function createPart<T extends { version: number }>(changesOf: (before: T, after: T) => Changes, tell: (changes: Changes) => void) {
  const freshness = createFreshness(() => tell([]));
  let newest: T | null = null;
  let isDoubtful = false;
  let isKnown = false;
  /** Moment of the first of the last answers if all of them were older than `newest`. */
  let olderSince: number | null = null;

  return {
    freshness,
    read: () => newest,
    take(next: T | null, forMs: number) {
      const before = newest;
      // Answers may arrive out of order, a cache may repeat an old one, and another data host may be late: keep the newest, and let no beat of
      // that host prolong it.
      if (before && next && truthOf(next.version) < truthOf(before.version)) {
        isDoubtful = true;
        olderSince ??= Date.now();
        if (Date.now() - olderSince < OLDER_IS_TRUE_MS) return;
      }
      isDoubtful = false;
      olderSince = null;
      const isFirst = !isKnown;
      isKnown = true;
      newest = before && next && next.version === before.version ? before : next;
      freshness.heard(forMs);
      if (isFirst || (newest !== before && !(before && newest))) tell(null);
      else if (before && newest && newest !== before) tell(changesOf(before, newest));
    },
    beat(forMs: number) {
      if (isKnown && !isDoubtful) freshness.heard(forMs);
    },
    doubt() {
      isDoubtful = true;
    },
  };
}
