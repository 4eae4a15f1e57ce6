import { makeLive, testKeys } from '@site/release/testing';
import { commitChange, composeChange } from '@site/release';
import type { ChannelDocument } from '@site/remote/manifest';
import { until } from '@site/testing/patience';
import fastify, { type FastifyInstance } from 'fastify';
import { createEdge } from '../edge';
import { putRelease } from '../testing/put-release';
import { createTestSite, type TestSite } from '../testing/test-site';

const LIVE = '1.0.0-a';
const FIX = '2.0.0-fix';
const SITE = 'localhost:3000';
const PREVIEW = `fix-123.${SITE}`;
const ENDS = Date.now() + 3_600_000;

let site: TestSite;
let platform: FastifyInstance;
let edge: FastifyInstance;

beforeEach(async () => {
  site = await createTestSite();
  platform = fastify();
  platform.all('/api/echo', ({ headers }) => ({ origin: headers.origin ?? null }));
  await putRelease(site.store, 'mf-access', [{ path: '/login', access: 'public' }], FIX);
  await makePreview(ENDS);
  const platformOrigin = await platform.listen({ port: 0, host: '127.0.0.1' });
  edge = await createEdge({ ...site.config, siteOrigin: `http://${SITE}`, platformOrigin }, site.store, { isQuiet: true });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await edge.close();
  await platform.close();
  site.remove();
});

const RELEASES = { shell: { release: LIVE }, 'mf-access': { release: FIX }, 'mf-catalogue': { release: LIVE } };
const makePreview = (endsAt: number) => makeLive(site.store, 'preview-fix-123', RELEASES, { expiresAt: new Date(endsAt).toISOString() });

const ask = (host: string, url = '/login', headers: Record<string, string> = {}) =>
  edge.inject({ url, headers: { accept: 'text/html', host, ...headers } });
const inlined = (html: string) => JSON.parse(/id="releases">(.*?)<\/script>/.exec(html)?.[1] ?? '') as ChannelDocument;

it('a preview is shown at its own address, with its scripts and its signed document', async () => {
  const { statusCode, body } = await ask(PREVIEW);
  expect(statusCode).toBe(200);
  expect(inlined(body)).toMatchObject({ channel: 'preview-fix-123', remotes: { 'mf-access': { release: FIX } } });
  expect(body).toContain(`/releases/mf-access/${FIX}/remoteEntry.js`);
  expect((await ask(PREVIEW, '/releases/live.json')).json()).toMatchObject({ channel: 'preview-fix-123' });
});

it('players get nothing of a preview: no release, no address, no cookie', async () => {
  for (const url of ['/login', '/login?preview=fix-123', '/releases/live.json']) {
    const { body, headers } = await ask(SITE, url);
    expect(body).not.toMatch(/fix/);
    expect(body).not.toContain('id="staff"');
    expect(headers['set-cookie']).toBeUndefined();
  }
});

it('search engines list no preview, a link to it shows nothing, and no browser keeps it', async () => {
  const { body, headers } = await ask(PREVIEW);
  expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(body).toContain('<title>Preview</title>');
  expect(body).not.toMatch(/property="og:|name="description"|rel="canonical"/);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' });
  expect(headers['set-cookie']).toBeUndefined();
  expect((await ask(PREVIEW, '/robots.txt')).body).toContain('Disallow: /\n');
  expect((await ask(SITE, '/robots.txt')).body).toContain('Disallow: /api/');
  expect((await ask(PREVIEW, '/releases/worker.js')).body).toContain('registration.unregister()');
});

it('its page says which areas it shows and when it ends', async () => {
  const facts = JSON.parse(/id="staff" data-fixed>(.*?)<\/script>/.exec((await ask(PREVIEW)).body)?.[1] ?? '') as object;
  expect(facts).toMatchObject({
    isStaff: false,
    preview: { name: 'fix-123', endsAt: new Date(ENDS).toISOString(), areas: ['mf-access'] },
  });
});

it('calls of its pages count as calls of the site, and those of a foreign page do not', async () => {
  const originFor = async (origin: string) => (await ask(PREVIEW, '/api/echo', { origin })).json<{ origin: string }>().origin;
  expect(await originFor(`http://${PREVIEW}`)).toBe(`http://${SITE}`);
  expect(await originFor('http://evil.example')).toBe('http://evil.example');
  const foreign = await ask(SITE, '/api/echo', { origin: `http://${PREVIEW}` });
  expect(foreign.json()).toEqual({ origin: `http://${PREVIEW}` });
});

it('nothing answers at its address when it has ended', async () => {
  expect((await ask(PREVIEW)).statusCode).toBe(200);
  jest.spyOn(Date, 'now').mockReturnValue(ENDS);
  for (const url of ['/login', '/api/echo', '/releases/live.json', `/releases/mf-access/${FIX}/remoteEntry.js`]) {
    const { statusCode, body } = await ask(PREVIEW, url);
    expect([url, statusCode]).toEqual([url, 421]);
    expect(body).toContain('There is no such preview, or it has ended.');
  }
});

it('nothing answers at its address when it was removed', async () => {
  expect((await ask(PREVIEW)).statusCode).toBe(200);
  await makePreview(1);
  await until(async () => (await ask(PREVIEW)).statusCode === 421);
});

it('nothing answers at its address when one of its releases is revoked', async () => {
  expect((await ask(PREVIEW)).statusCode).toBe(200);
  const revoked = { 'mf-access': [FIX] };
  const before = await site.store.channel('live');
  const entry = { actor: 'Tester', action: 'revoke', remote: 'mf-access', release: FIX } as const;
  await commitChange(site.store, await composeChange({ store: site.store, keys: testKeys }, 'live', before, { revoked, entry }));
  await until(async () => (await ask(PREVIEW)).statusCode === 421);
});

it.each([`nothing.${SITE}`, `a.fix-123.${SITE}`, 'fix-123.evil.example', `fix-123.127.0.0.1:3000`])(
  'nothing answers at %s',
  async (host) => {
    expect((await ask(host)).statusCode).toBe(421);
    expect((await ask(host, '/api/echo')).statusCode).toBe(421);
  },
);

it('a preview that no key has signed is not shown', async () => {
  const forged = { ...(await site.store.channel('preview-fix-123')), channel: 'preview-forged', signatures: [] } as ChannelDocument;
  const store = {
    ...site.store,
    channels: async () => ['live', 'preview-forged'],
    channelText: async (name: string) => (name === 'live' ? site.store.channelText(name) : JSON.stringify(forged)),
  };
  const other = await createEdge({ ...site.config, siteOrigin: `http://${SITE}` }, store, { isQuiet: true });
  expect((await other.inject({ url: '/', headers: { host: `forged.${SITE}`, accept: 'text/html' } })).statusCode).toBe(421);
  await other.close();
});
