import type { Side } from './drag.rules';

const COOKIE = 'chat-side';
const YEAR_S = 31_536_000;

/** A cookie: the keys of the browser's storage are the session's alone. */
export const readSide = (cookies: string): Side => (/(?:^|; )chat-side=left(?:;|$)/.test(cookies) ? 'left' : 'right');

export function keepSide(side: Side) {
  document.cookie = `${COOKIE}=${side}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
