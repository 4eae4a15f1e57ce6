import type { ReleaseRights } from '@site/api/contracts/releases';
import { appOf } from '@site/platform-domains/access/testing';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import type { AddedPerson, Invitation } from './people.shapes';
import type { Role } from './roles';
import type { OpenInvitation, ConsoleSession } from './session.shapes';

export const PASSWORD = 'seven boats on the Padma';

/** Parts of a request of a browser besides its method and path. */
interface Sent {
  payload?: object | string;
  /** Replace those of a page of the console. */
  headers?: Record<string, string | undefined>;
}

/** A browser with a page of the console: it keeps the cookie, and the page keeps the CSRF token. */
export function openBrowser({ operator, context }: TestPlatform, from = '127.0.0.1') {
  const { origin } = context.settings.console;
  const cookies = new Map<string, string>();
  let csrf = '';

  async function send(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, { payload, headers = {} }: Sent = {}) {
    const own = {
      host: new URL(origin).host,
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET' ? {} : { origin, 'x-csrf-token': csrf }),
      ...(cookies.size > 0 ? { cookie: [...cookies.values()].join('; ') } : {}),
      ...headers,
    };
    const sent = Object.fromEntries(Object.entries(own).filter((pair): pair is [string, string] => pair[1] !== undefined));
    const answer = await operator.inject({
      method,
      url: `/operator/${path}`,
      remoteAddress: from,
      headers: sent,
      ...(payload ? { payload } : {}),
    });
    for (const given of setCookies(answer)) {
      const [pair = ''] = given.split(';');
      const [name = ''] = pair.split('=');
      if (given.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, pair);
    }
    if (answer.statusCode === 200 && /^(session|join)$/.test(path)) csrf = answer.json<ConsoleSession>().csrf;
    return answer;
  }

  return {
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, payload: object = {}, headers: Sent['headers'] = {}) => send('POST', path, { payload, headers }),
    signIn: (name: string, code: string, password = PASSWORD) => send('POST', 'session', { payload: { name, password, code } }),
    /** Cookie of the session. */
    cookie: () => cookies.get(SESSION) ?? '',
    /** Cookie of the device. */
    device: () => cookies.get(DEVICE) ?? '',
    csrf: () => csrf,
    /** Takes a cookie of another browser. */
    take: (other: string) => void cookies.set(other.split('=')[0] ?? '', other),
  };
}

const SESSION = 'console';
const DEVICE = 'console-device';

/** Cookies that an answer sets. */
export const setCookies = ({ headers }: { headers: Record<string, unknown> }): string[] => [headers['set-cookie'] ?? []].flat() as string[];

/** Token of a link to the console. */
export const tokenOf = ({ link }: Pick<Invitation, 'link'>) => new URL(link).hash.slice(1);

/** Adds a person by the key of the environment. */
export async function addPersonByKey(platform: TestPlatform, name: string, role: Role, release?: ReleaseRights): Promise<AddedPerson> {
  const answer = await platform.operator.inject({
    method: 'POST',
    url: '/operator/people',
    headers: { 'x-operator-key': platform.context.settings.operatorKey },
    payload: { name, role, ...(release ? { release } : {}) },
  });
  return answer.json<AddedPerson>();
}

/** A person who was added and has joined the console. */
export async function joinAs(platform: TestPlatform, name: string, role: Role, release?: ReleaseRights) {
  const person = await addPersonByKey(platform, name, role, release);
  const token = tokenOf(person);
  const browser = openBrowser(platform);
  const { secret } = (await browser.post('join/look', { token })).json<OpenInvitation>();
  const app = appOf(platform, secret);
  const joined = await browser.post('join', { token, password: PASSWORD, code: app.next() });
  return { ...person, token, browser, app, session: joined.json<ConsoleSession>() };
}
