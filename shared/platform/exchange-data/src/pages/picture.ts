import type { FeedEvent } from '@site/platform-match-simulator/feed';
import type { Say } from './words';

/** What the picture shows now. A new `key` is a new thing. */
export interface Picture {
  key: string;
  kind: string;
  /** Whose it is: 0 the first side, 1 the other one. */
  side: 0 | 1 | null;
  caption: string;
  /** How long ago it began. */
  sinceMs: number;
}

export interface Details {
  last: readonly string[];
  facts: readonly { label: string; value: string }[];
  picture: Picture;
}

/** Nothing happens, because it is over or has stopped. */
export const stillPicture = (event: FeedEvent, say: Say): Picture => ({
  key: event.isOver ? 'over' : 'wait',
  kind: event.isOver ? 'over' : 'wait',
  side: null,
  caption: say(event.isOver ? 'over' : 'wait'),
  sinceMs: 0,
});
