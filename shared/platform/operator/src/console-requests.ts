import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '@site/platform-kit/base/environment';
import type { PlatformSettings } from '@site/platform-kit/context/context';

type Console = PlatformSettings['console'];

/** A browser takes a cookie with the prefix over https only. */
const cookieName = ({ origin }: Console) => (isSecure(origin) ? '__Secure-console' : 'console');

const TOKEN = /^[\w-]{43}$/;

/** Token of the session in the cookie; undefined without one. */
export function sessionTokenIn({ headers: { cookie = '' } }: FastifyRequest, at: Console): string | undefined {
  const start = `${cookieName(at)}=`;
  const found = cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start));
  const token = found?.slice(start.length);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** The cookie has no age, so it lives with the browser; the platform decides when its session ends. */
export function giveSessionCookie(reply: FastifyReply, at: Console, token: string) {
  reply.header('set-cookie', `${cookieName(at)}=${token}; ${attributes(at)}`);
}

export function removeSessionCookie(reply: FastifyReply, at: Console) {
  reply.header('set-cookie', `${cookieName(at)}=; Max-Age=0; ${attributes(at)}`);
}

const attributes = ({ origin }: Console) => `Path=/operator; HttpOnly; SameSite=Strict${isSecure(origin) ? '; Secure' : ''}`;

/** True for a call that a browser makes without a key. Browsers name the site of the page in a header that pages cannot set. */
export const isOfBrowser = (request: FastifyRequest, at: Console) =>
  request.headers['x-operator-key'] === undefined &&
  (request.headers['sec-fetch-site'] !== undefined || sessionTokenIn(request, at) !== undefined);

/**
 * True for a call of a page of the console. `SameSite` does not tell the ports of one machine apart, so a page of players on another port
 * would send the cookie. A call that changes something must say where it comes from.
 */
export function isFromConsole({ method, headers }: FastifyRequest, { allowedOrigins }: Console): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && method === 'GET')) return false;
  if (origin !== undefined) return allowedOrigins.includes(origin);
  return method === 'GET' || site === 'same-origin';
}
