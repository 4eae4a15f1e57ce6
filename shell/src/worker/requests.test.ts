import { kindOf } from './requests';

const SITE = 'https://site.test';
const FILE = '/releases/mf-demo/1.0.0-a/lifecycle.js';

const kind = (
  path: string,
  { method = 'GET', mode = 'cors', headers = {} }: Partial<{ method: string; mode: RequestMode; headers: object }> = {},
) => kindOf({ url: new URL(path, SITE).href, method, mode, headers: new Headers(headers as Record<string, string>) }, SITE);

it.each(['/', '/games?type=SLOT', '/odds-view/7', '/no-such-page'])('answers the navigation to %s', (path) => {
  expect(kind(path, { mode: 'navigate' })).toBe('page');
});

it.each([FILE, '/releases/shell/1.0.0-b/main.0a1b2c3d.css'])('answers a request for %s', (path) =>
  expect(kind(path)).toBe('released-file'),
);

it.each([
  ['a call', '/api/general', {}],
  ['the stream of events', '/api/events', {}],
  ['a file of a player', '/storage/receipts/7.pdf', {}],
  ['a file of a player in a tab of its own', '/storage/receipts/7.pdf', { mode: 'navigate' }],
  ['a download', '/api/statement', { mode: 'navigate' }],
  ['a form that is posted', '/login', { mode: 'navigate', method: 'POST' }],
  ['the channel document', '/releases/live.json', {}],
  ['its own script', '/releases/worker.js', {}],
  ['a picture or font of a release', '/releases/shell/1.0.0-b/lily.woff2', {}],
  ['the second try of a page for a file', `${FILE}?try=1`, {}],
  ['a released file on another origin', `https://other.test${FILE}`, {}],
  ['another origin', 'https://exchange.test/api/ip', {}],
  ['anything with a bearer', FILE, { headers: { authorization: 'Bearer x' } }],
  ['a part of a file', FILE, { headers: { range: 'bytes=0-9' } }],
] as const)('leaves %s to the browser', (_, path, request) => expect(kind(path, request)).toBe('other'));
