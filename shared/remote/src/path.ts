import type { Access } from '@site/api/schema';

/**
 * Frame of a page. `full`: header, footer and toolbar are around the page. `bare`: the page has the whole screen (game window, chat box).
 */
export type Frame = 'full' | 'bare';

/** A path that a remote claims. */
export interface RemotePath {
  /** In the form of react-router: `/games`, `/chat-box/:chatId`. Only one remote may claim a path. */
  path: `/${string}`;
  /** `player` sends visitors to `/login`. The routes of `PLAYER_ROUTES` stay guarded with `public` as well. @see SHELL-010 */
  access: Access;
  frame?: Frame;
  /** Read endpoints that the page requests first; the edge preloads them with the document. Public ones only. */
  preload?: readonly `/api/${string}`[];
  /**
   * Public read whose answer is the addresses of the first pictures of the page (`pagePicturesSchema`). The edge adds the query of the page,
   * and puts the pictures into the places that the pending state has for them (`PicturePlace`).
   */
  pictures?: `/api/${string}`;
  /**
   * Public read whose answer is the first names of the page (`pageTextsSchema`). The edge adds the query of the page, and puts the names into
   * the places that the pending state has for them (`TextPlace`).
   */
  texts?: `/api/${string}`;
  /** Query with which the build draws the pending state, for a page that shows something else without one: `?eventId=1`. */
  sample?: `?${string}`;
}

/** An entry of the side menu. The texts of an area are not loaded when the menu is drawn, so the entry brings its own. */
export interface AreaMenuEntry {
  /** One of the paths of the remote. */
  path: `/${string}`;
  label: Readonly<Record<'en' | 'bn', string>>;
}
