import type { FeedEvent } from '@site/platform-match-simulator/feed';
import type { SayWord } from './words';

/** Current content of the picture. A new `key` starts a new picture. */
export interface Picture {
  key: string;
  kind: string;
  /** Acting side: 0 the first one, 1 the other one. */
  side: 0 | 1 | null;
  caption: string;
  /** Time since the picture began. */
  sinceMs: number;
}

export interface Details {
  last: readonly string[];
  facts: readonly { label: string; value: string }[];
  picture: Picture;
}

/** Picture of a match that is over or interrupted: nothing moves. */
export const stillPicture = (event: FeedEvent, say: SayWord): Picture => ({
  key: event.isOver ? 'over' : 'wait',
  kind: event.isOver ? 'over' : 'wait',
  side: null,
  caption: say(event.isOver ? 'over' : 'wait'),
  sinceMs: 0,
});
