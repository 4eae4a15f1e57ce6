import type { Access } from '@site/api/schema';

/** File of a shell's release with the HTML of its frame as the first render draws it. The shell's build writes it, and the edge reads it. */
export const FRAMES_FILE = 'frames.json';

/** A person for whom a frame is drawn. */
export interface FrameVisitor {
  language: string;
  layout: string;
  /** `player`: with a token in the browser's storage. Name and balance are not in the HTML. */
  session: 'guest' | 'player';
}

/** The frames of a shell. */
export interface Frames {
  /** Each different HTML once. */
  html: readonly string[];
  /** By `frameKey()`, and by the route or by `otherRoute()`: the index of its HTML. */
  places: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Key of a visitor's frames; the page carries it, so that the shell knows what the document holds. */
export const frameKey = ({ language, layout, session }: FrameVisitor) => `${language}-${layout}-${session}`;

/** Name for every route that a remote claims and that is not in the specification. */
export const otherRoute = (access: Access) => `/other-${access}` as const;
