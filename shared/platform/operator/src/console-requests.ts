import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '@site/platform-kit/base/environment';
import type { PlatformSettings } from '@site/platform-kit/context/context';
import { signIn } from './session.calls';

type Console = PlatformSettings['console'];

/** A browser takes a cookie with the prefix over https only. */
const named = (name: string, { origin }: Console) => (isSecure(origin) ? `__Secure-${name}` : name);

const SESSION = 'console';
const TOKEN = /^[\w-]{43}$/;

const DEVICE = 'console-device';
const SEALED = /^[\w-]{43,1024}$/;

/** Token of the session in the cookie; undefined without one. */
export const sessionTokenIn = (request: FastifyRequest, at: Console) => tokenIn(request, named(SESSION, at), TOKEN);

/** Token of a device in which somebody signed in; undefined without one. */
export const deviceTokenIn = (request: FastifyRequest, at: Console) => tokenIn(request, named(DEVICE, at), SEALED);

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
  reply.header('set-cookie', `${named(SESSION, at)}=${token}; ${attributes(at)}`);
}

export function removeSessionCookie(reply: FastifyReply, at: Console) {
  reply.header('set-cookie', `${named(SESSION, at)}=; Max-Age=0; ${attributes(at)}`);
}

/** The cookie goes with sign-ins only, and stays when the person signs out. @param lastsS age in s */
export function giveDeviceCookie(reply: FastifyReply, at: Console, token: string, lastsS: number) {
  reply.header('set-cookie', `${named(DEVICE, at)}=${token}; Max-Age=${lastsS}; ${attributes(at, signIn.path)}`);
}

const attributes = ({ origin }: Console, path = '/operator') =>
  `Path=${path}; HttpOnly; SameSite=Strict${isSecure(origin) ? '; Secure' : ''}`;

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
