import { DEFAULT_BODY_BYTES } from '@site/api/schema';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { OpenCall } from './call';
import { OPEN_CALLS, OPERATOR_CALLS } from './every-call';
import { RELEASES_PATH } from './session.shapes';
import { joinAs, openBrowser } from './testing-console';

const EVERY_CALL: readonly OpenCall[] = [...OPERATOR_CALLS, ...OPEN_CALLS];
const CHANGES = EVERY_CALL.filter(({ method }) => method !== 'GET');
const READS = EVERY_CALL.filter(({ method }) => method === 'GET');

let platform: TestPlatform;
let admin: Awaited<ReturnType<typeof joinAs>>['browser'];
beforeAll(async () => {
  platform = await createTestPlatform();
  ({ browser: admin } = await joinAs(platform, 'nadia', 'admin', { role: 'admin', areas: null, channels: null }));
});
afterAll(() => platform.stop());

const urlOf = ({ path }: OpenCall) => path.replace('/operator/', '').replace(/:\w+/g, 'x');

/** Sends a call as an administrator, with an unknown field: where nothing else stops it, it is refused with 422 and changes nothing. */
const send = (call: OpenCall, headers: Record<string, string | undefined>, payload: object | string = { surprise: 1 }) =>
  call.method === 'GET'
    ? admin.send('GET', `${urlOf(call)}?surprise=1`, { headers })
    : admin.send(call.method as 'POST', urlOf(call), { headers, payload });

/** Statuses of the same request to several calls, each with the call. */
async function statusesOf(calls: readonly OpenCall[], ...sent: [Record<string, string | undefined>, (object | string)?]) {
  const statuses: string[] = [];
  for (const call of calls) statuses.push(`${call.method} ${call.path} ${(await send(call, ...sent)).statusCode}`);
  return statuses;
}

const all = (calls: readonly OpenCall[], status: number) => calls.map(({ method, path }) => `${method} ${path} ${status}`);

it('has every call that the listener serves, so that no test about all calls misses one', () => {
  const served = new Set<string>();
  const above: string[] = [];
  for (const line of platform.operator.printRoutes({ commonPrefix: false }).split('\n')) {
    // Four characters of a drawn tree for each part above.
    const indent = Math.max(0, line.search(/[^│├└─\s]/));
    const [, part = '', methods = ''] = /^(\S+)(?: \((.*)\))?$/.exec(line.slice(indent)) ?? [];
    above.length = Math.max(0, indent / 4 - 1);
    above.push(part);
    const path = above.join('');
    for (const method of methods.split(', ')) if (path.startsWith('/operator/') && method !== 'HEAD') served.add(`${method} ${path}`);
  }
  for (const method of ['GET', 'POST']) served.delete(`${method} ${RELEASES_PATH}/*`);
  expect([...served].sort()).toEqual(EVERY_CALL.map(({ method, path }) => `${method} ${path}`).sort());
});

it('stops at nothing but its input when a page of the console sends it', async () => {
  expect(await statusesOf(EVERY_CALL, {})).toEqual(all(EVERY_CALL, 422));
});

describe('a call that changes something', () => {
  it.each<[string, Record<string, string | undefined>]>([
    ['from a foreign page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from a foreign page that says it is not', { origin: 'https://evil.example' }],
    ['from a page of players on another port', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['from a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['from nowhere', { origin: undefined, 'sec-fetch-site': undefined }],
    ['from the address bar', { origin: undefined, 'sec-fetch-site': 'none' }],
  ])('%s is refused', async (_, headers) => {
    expect(await statusesOf(CHANGES, headers)).toEqual(all(CHANGES, 403));
  });

  it.each<[string, string | undefined]>([
    ['without the token of the page', undefined],
    ['with an empty token', ''],
    ['with a made-up token', 'A'.repeat(43)],
  ])('%s is refused', async (_, token) => {
    const ofPeople = OPERATOR_CALLS.filter(({ method }) => method !== 'GET');
    expect(await statusesOf(ofPeople, { 'x-csrf-token': token })).toEqual(all(ofPeople, 403));
  });

  it.each<[string, string]>([
    ['text, which a foreign form can send', 'text/plain'],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['XML', 'application/xml'],
  ])('takes no body of %s', async (_, type) => {
    expect(await statusesOf(CHANGES, { 'content-type': type }, '{"surprise":1}')).toEqual(all(CHANGES, 415));
  });

  it('takes no form of a foreign page, which a browser sends without asking', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await statusesOf(CHANGES, { ...headers, 'x-csrf-token': undefined }, 'surprise=1')).toEqual(all(CHANGES, 403));
  });

  it('takes no larger body than its limit', async () => {
    for (const call of CHANGES) {
      const body = { surprise: 'x'.repeat(call.maxBodyBytes ?? DEFAULT_BODY_BYTES) };
      expect([call.path, (await send(call, {}, body)).statusCode]).toEqual([call.path, 413]);
    }
  });
});

describe('a call that reads', () => {
  it.each(['cross-site', 'same-site'])('answers no page of another site (%s)', async (site) => {
    expect(await statusesOf(READS, { 'sec-fetch-site': site })).toEqual(all(READS, 403));
  });

  it('answers no page of another origin that hides its site', async () => {
    expect(await statusesOf(READS, { origin: 'https://evil.example', 'sec-fetch-site': undefined })).toEqual(all(READS, 403));
  });

  it('is in no cache, and no other page may read it', async () => {
    for (const call of READS) {
      const { headers } = await send(call, {});
      expect([call.path, headers['cache-control'], headers['x-content-type-options']]).toEqual([call.path, 'no-store', 'nosniff']);
      expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

it('takes no session that a page puts anywhere but in the cookie', async () => {
  const [, token = ''] = admin.cookie().split('=');
  const stranger = openBrowser(platform);
  const tries = [{ authorization: `Bearer ${token}` }, { 'x-session': token }, { 'x-csrf-token': token }, { cookie: `Console=${token}` }];
  for (const headers of tries) {
    expect([headers, (await stranger.send('GET', 'queue', { headers })).statusCode]).toEqual([headers, 401]);
  }
  expect((await stranger.get(`queue?console=${token}`)).statusCode).toBe(401);
});
