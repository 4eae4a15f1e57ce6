import type { Access } from '@site/api/schema';
import { DESKTOP_PUBLIC_ROUTES } from './rules';

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

/** Frames of a shell. */
export interface ShellFrames extends Frames {
  /** Names that this shell gave to the classes of `@site/ui`: style sheet -> class -> name. */
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * File of a remote's release with the pending state of each of its paths as HTML. The routes of its places are the paths of the manifest; an
 * empty HTML is a path that cannot be drawn before it runs. A class of `@site/ui` is written `<style sheet>#<class>`, because each shell
 * has its own name for it. The remote's build writes the file, the gate checks it, and the edge puts it into the slot of the frame.
 */
export const PENDING_FILE = 'pending.json';

/** Id of the slot: the element in which the shell shows an area. */
export const SLOT_ID = 'area';

/** The slot in the HTML of a frame that shows an area. */
export const OPEN_SLOT = `<div id="${SLOT_ID}"></div>`;

/** Key of a visitor's frames; the page carries it, so that the shell knows what the document holds. */
export const frameKey = ({ language, layout, session }: FrameVisitor) => `${language}-${layout}-${session}`;

/** Name for every route that a remote claims and that is not in the specification. */
export const otherRoute = (access: Access) => `/other-${access}` as const;

/** True for a route of players that has a frame for visitors, too, in this layout. @see C-35 */
export const isOpenToVisitors = (route: string, layout: string) =>
  layout === 'desktop' && DESKTOP_PUBLIC_ROUTES.some((open) => open === route);
