import type { Rest } from './drag.rules';

const COOKIE = 'chat-side';
const YEAR_S = 31_536_000;
const KEPT = /(?:^|; )chat-side=(left|right)(?:-(\d{1,4}))?(?:;|$)/;

/** Stored in a cookie, because the keys of local storage belong to the session alone. */
export function readRest(cookies: string): Rest {
  const [, side, raised = '0'] = KEPT.exec(cookies) ?? [];
  return { side: side === 'left' ? 'left' : 'right', raisedPx: Number(raised) };
}

export function keepRest({ side, raisedPx }: Rest) {
  document.cookie = `${COOKIE}=${side}-${Math.round(raisedPx)}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
