import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '@site/platform-kit/base/environment';
import type { PlatformSettings } from '@site/platform-kit/context/context';
import { signIn } from './session.calls';

type Console = PlatformSettings['console'];

const TOKEN = /^[\w-]{43}$/;
const SEALED = /^[\w-]{43,1024}$/;

/** Behind https the prefix makes browsers refuse the cookie from every other host, also from one of the same site, and it asks for this path. */
const sessionCookie = ({ origin }: Console) =>
  isSecure(origin) ? { name: '__Host-console', path: '/' } : { name: 'console', path: '/operator' };

/** The cookie goes with sign-ins only. */
const deviceCookie = ({ origin }: Console) => ({
  name: isSecure(origin) ? '__Secure-console-device' : 'console-device',
  path: signIn.path,
});

/** Token of the session in the cookie; undefined without one. */
export const sessionTokenIn = (request: FastifyRequest, at: Console) => tokenIn(request, sessionCookie(at).name, TOKEN);

/** Token of a device in which somebody signed in; undefined without one. */
export const deviceTokenIn = (request: FastifyRequest, at: Console) => tokenIn(request, deviceCookie(at).name, SEALED);

function tokenIn({ headers: { cookie = '' } }: FastifyRequest, name: string, pattern: RegExp): string | undefined {
  const start = `${name}=`;
  const found = cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start));
  const token = found?.slice(start.length);
  return token !== undefined && pattern.test(token) ? token : undefined;
}

/** The cookie has no age, so it lives with the browser; the platform decides when its session ends. */
export function giveSessionCookie(reply: FastifyReply, at: Console, token: string) {
  giveCookie(reply, at, { ...sessionCookie(at), value: token });
}

export function removeSessionCookie(reply: FastifyReply, at: Console) {
  giveCookie(reply, at, { ...sessionCookie(at), value: '', ageS: 0 });
}

/** The cookie stays when the person signs out. @param ageS time in s for which the browser keeps it */
export function giveDeviceCookie(reply: FastifyReply, at: Console, token: string, ageS: number) {
  giveCookie(reply, at, { ...deviceCookie(at), value: token, ageS });
}

interface Cookie {
  name: string;
  path: string;
  value: string;
  ageS?: number;
}

function giveCookie(reply: FastifyReply, { origin }: Console, { name, path, value, ageS }: Cookie) {
  const age = ageS === undefined ? '' : `Max-Age=${ageS}; `;
  reply.header('set-cookie', `${name}=${value}; ${age}Path=${path}; HttpOnly; SameSite=Strict${isSecure(origin) ? '; Secure' : ''}`);
}

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
