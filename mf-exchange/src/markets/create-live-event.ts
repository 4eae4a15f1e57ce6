import type { OddsFeed } from '@site/api/contracts/site';
import { followStream } from './follow-stream';
import type { LiveEvent } from './live-event';
import { createLiveStore, type LiveInput } from './live-store';
import { eventStreamAddress } from './markets.queries';
import { pollEvent, type FollowedEvent } from './poll-event';
import { createStreamReader } from './read-stream';

/** The operator's way to follow prices, and whether this device saves data. */
interface Following {
  feed: OddsFeed;
  isSaving: boolean;
}

export interface StartedLiveEvent extends LiveEvent {
  /** Keeps the event current while the page is visible and online. @returns a function that stops it */
  start(following: Following): () => void;
}

export function createLiveEvent(eventId: string, marketId: string): StartedLiveEvent {
  const { answers, pause, ...reads } = createLiveStore();
  return {
    ...reads,
    eventId,
    marketId,
    start: ({ feed, isSaving }) => whileSeen(() => follow[feed]({ eventId, marketId, isSaving }, answers), pause),
  };
}

/** `stream` uses the event stream, and polls while there is none; `poll` only polls. */
const follow = { stream: followEvent, poll: pollEvent } as const satisfies Record<OddsFeed, typeof pollEvent>;

function followEvent(followed: FollowedEvent, answers: LiveInput): () => void {
  const { eventId, isSaving } = followed;
  let stopAsking: (() => void) | null = null;
  const stopStream = followStream(eventStreamAddress(eventId, isSaving), {
    message: createStreamReader(eventId, answers),
    opened() {
      stopAsking?.();
      stopAsking = null;
    },
    lost() {
      stopAsking ??= pollEvent(followed, answers);
    },
  });
  return () => {
    stopStream();
    stopAsking?.();
  };
}

function whileSeen(follow: () => () => void, paused: () => void): () => void {
  let stop: (() => void) | null = null;
  const decide = () => {
    const isSeen = !document.hidden && navigator.onLine;
    if (isSeen) stop ??= follow();
    else leave();
  };
  const leave = () => {
    stop?.();
    if (stop) paused();
    stop = null;
  };
  const leaving = new AbortController();
  document.addEventListener('visibilitychange', decide, leaving);
  for (const name of ['online', 'offline']) window.addEventListener(name, decide, leaving);
  decide();
  return () => {
    leaving.abort();
    leave();
  };
}
