import type { ServerResponse } from 'node:http';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { joinAs } from './testing-console';
import { startReleaseStandIn } from './testing-release-service';

const ORIGIN = 'http://localhost:3004';
const DOCUMENT = {
  channel: 'live',
  serial: 12,
  issuedAt: '2026-01-15T05:40:00.000Z',
  expiresAt: '2026-01-22T05:40:00.000Z',
  remotes: { shell: { release: '1.0.0-566be8d1' }, 'mf-chat': { release: '1.0.0-aa', canary: { release: '1.0.0-bb', percent: 5 } } },
};
const page = (document: string) => `<html><script type="application/json" id="releases">${document}</script></html>`;

let answer: (response: ServerResponse) => void;
let players: Awaited<ReturnType<typeof startReleaseStandIn>>;
let platform: TestPlatform;
let viewer: Awaited<ReturnType<typeof joinAs>>;
beforeAll(async () => {
  players = await startReleaseStandIn((response) => answer(response));
  const console = { origin: ORIGIN, allowedOrigins: [ORIGIN], releaseUrl: players.url, folder: '/no-console' };
  platform = await createTestPlatform({ settings: { console, siteOrigin: players.url } });
  viewer = await joinAs(platform, 'vera', 'viewer');
});
beforeEach(() => {
  answer = (response) => void response.end(page(JSON.stringify(DOCUMENT)));
  players.arrived.length = 0;
});
afterAll(async () => {
  await platform.stop();
  await players.stop();
});

it('tells which releases a fresh page of a player has, without the cookie of the person who asks', async () => {
  const { channel: _, ...read } = DOCUMENT;
  expect((await viewer.browser.get('players-page')).json()).toEqual(read);
  expect(players.arrived).toHaveLength(1);
  expect(players.arrived[0]?.url).toBe('/');
  expect(players.arrived[0]?.headers.cookie).toBeUndefined();
});

it.each([
  ['a page without releases', '<html></html>'],
  ['a document that is cut', page('{"serial":')],
  ['a document of another shape', page('{"serial":"12"}')],
])('says so when the site answers %s', async (_what, html) => {
  answer = (response) => void response.end(html);
  const answered = await viewer.browser.get('players-page');
  expect([answered.statusCode, answered.json<{ message: string }>().message]).toEqual([503, expect.stringContaining('names no releases')]);
});

it('says so when the site does not answer', async () => {
  answer = (response) => void response.destroy();
  expect((await viewer.browser.get('players-page')).json()).toMatchObject({ message: expect.stringContaining('does not answer') });
});

it('is for people with a role only', async () => {
  expect((await platform.operator.inject({ url: '/operator/players-page', headers: { 'x-operator-key': 'wrong' } })).statusCode).toBe(404);
  expect((await platform.operator.inject({ url: '/operator/players-page' })).statusCode).toBe(404);
  expect(players.arrived).toHaveLength(0);
});
