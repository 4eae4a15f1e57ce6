import type { Access } from '@site/api/schema';

/** `full`: header, footer and toolbar stand around the page. `bare`: the page has the screen (game window, chat box). */
export type Frame = 'full' | 'bare';

export interface RemotePath {
  /** As react-router writes it: `/games`, `/chat-box/:chatId`. No two remotes may claim the same. */
  path: `/${string}`;
  /** `player` sends visitors to `/login`; what the specification guards stays guarded whatever stands here. */
  access: Access;
  frame?: Frame;
  /** Read endpoints that the page asks first; the edge preloads them with the document. Public ones only. */
  preload?: readonly `/api/${string}`[];
}
