import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PLAYER_ROUTES, PUBLIC_ROUTES, SHELL_ROUTES } from '@site/api/contracts/site';
import { hashesOf, type ChannelDocument } from '@site/remote/manifest';
import { until } from '@site/testing/patience';
import fastify, { type FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';
import { createEdge } from './edge';
import { createTestSite, type TestSite } from './testing/test-site';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile';
const CATALOGUE = '/releases/mf-catalogue/1.0.0-a/';
const ACCESS = '/releases/mf-access/1.0.0-a/';
const LIST = '/api/sports-events/cricket';

/** All client routes, with a value for each parameter. */
const OWN_PATHS = [...PUBLIC_ROUTES, ...PLAYER_ROUTES, ...SHELL_ROUTES].map((route) => route.replace(/:\w+/, '7'));

let site: TestSite;
let platform: FastifyInstance;
let edge: FastifyInstance;
let config: EdgeConfig;
/** Functions that answer the hanging calls. */
const held: (() => void)[] = [];
let refusals = 0;

beforeAll(async () => {
  site = await createTestSite();
  platform = fastify();
  platform.all('/api/echo', (request) => ({ forwarded: request.headers['x-forwarded-for'], body: request.body ?? null }));
  platform.get('/api/missing', (_request, reply) => reply.code(404).send({ message: 'none', code: 'platform.not_found', requestId: 'r' }));
  platform.get('/api/long', () => ({ text: 'lily '.repeat(1000) }));
  platform.get('/api/away', (_request, reply) => {
    refusals += 1;
    return reply.code(503).send({ message: 'away' });
  });
  platform.get('/api/held', () => new Promise<object>((letGo) => held.push(() => letGo({}))));
  platform.get('/api/hanging', () => new Promise(() => {}));
  platform.post('/seamless', () => 'money');
  for (const url of ['/operator/*', '/docs', '/docs/*']) platform.all(url, () => 'inside');
  config = { ...site.config, platformOrigin: await platform.listen({ port: 0, host: '127.0.0.1' }) };
  edge = await createEdge(config, site.store, { isQuiet: true });
  await edge.ready();
});

afterAll(async () => {
  await edge.close();
  await platform.close();
  site.remove();
});

const inlined = (html: string) => JSON.parse(/id="releases">(.*?)<\/script>/.exec(html)?.[1] ?? '') as ChannelDocument;
const page = (url: string, headers: Record<string, string> = {}) => edge.inject({ url, headers: { accept: 'text/html', ...headers } });

it.each([
  '/api/ip',
  '/stream?chid=40000001&userip=203.0.113.9',
  '/api/match-odds/1.40000001',
  '/api/event/40000001',
  '/api/sports-events/cricket',
  '/api/event-stream/40000001',
])('PLATFORM-001: redirects a client that has only this address from %s to the exchange data host', async (url) => {
  const answer = await edge.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([307, `${config.exchangeOrigin}${url}`]);
});

describe('the document', () => {
  it.each(['/things/9', ...OWN_PATHS])('SHELL-008: the document is served at %s for direct entry and reload', async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div id="root">');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('has the status 404 at an unknown path, with the page that explains it', async () => {
    const answer = await page('/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<div id="root">');
  });

  it('carries the channel document and a policy whose nonce is new each time', async () => {
    const [first, second] = [await page('/'), await page('/')];
    const document = inlined(first.body);
    expect(document).toMatchObject({ channel: 'live', remotes: { shell: { release: '1.0.0-a' } } });
    expect(document.signatures).toHaveLength(1);
    expect(first.headers['x-release-serial']).toBe(String(document.serial));
    expect(Object.keys(document.remotes).sort()).toEqual(['mf-access', 'mf-catalogue', 'mf-exchange', 'shell']);
    const nonces = [first, second].map(({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(first.body.match(/<script(?![^>]*nonce="[^"]+")(?! type="application\/json")/g)).toBeNull();
    expect(first.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(first.headers['content-security-policy']).toContain(`frame-src ${config.gamesOrigin} ${config.exchangeOrigin}`);
    expect(first.headers['content-security-policy']).toContain(`connect-src 'self' ${config.exchangeOrigin}`);
    expect(first.body).toContain(`<meta name="exchange-host" content="${config.exchangeOrigin}">`);
    expect(first.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' });
  });

  it('carries the right hash of every script and style that it may load', async () => {
    const hashes = hashesOf(inlined((await page('/')).body));
    expect(Object.keys(hashes)).toContain(`${CATALOGUE}later.js`);
    for (const [address, expected] of Object.entries(hashes)) {
      const { rawPayload } = await edge.inject({ url: address, headers: { 'accept-encoding': 'identity' } });
      expect(`sha384-${createHash('sha384').update(rawPayload).digest('base64')}`).toBe(expected);
    }
  });

  it('preloads, with hashes, the files that the owner of the path needs and none of the others', async () => {
    const { body } = await page('/');
    for (const file of ['remoteEntry.js', 'lifecycle.js'])
      expect(body).toMatch(new RegExp(`rel="preload" as="script" href="${CATALOGUE}${file}" crossorigin nonce="[^"]+" integrity="sha384-`));
    expect(body).toContain(`as="style" href="${CATALOGUE}lifecycle.css"`);
    for (const href of ['/api/general', '/api/logo', '/api/sliders']) expect(body).toContain(`as="fetch" href="${href}" crossorigin`);
    expect(body).not.toContain(`href="${ACCESS}`);
    expect(body).not.toContain(`href="${CATALOGUE}later.js`);
    expect(body).not.toMatch(/<script[^>]+remoteEntry/);
    expect((await page('/login')).body).toContain(`href="${ACCESS}remoteEntry.js"`);
    expect((await page('/things/9')).body).toContain(`href="${CATALOGUE}remoteEntry.js"`);
  });

  it('starts the lists of the exchange data host with the code for a player, and connects to that host early', async () => {
    const { exchangeOrigin } = config;
    const [head = '', code = ''] = (await page('/matches')).body.split('<template id="code">');
    expect(head).toContain(`<link rel="preconnect" href="${exchangeOrigin}" crossorigin>`);
    expect(head).not.toContain(`${LIST}" crossorigin`);
    expect(code).toContain(
      `<link rel="preload" as="fetch" href="${exchangeOrigin}${LIST}" crossorigin data-only="player" fetchpriority="low">`,
    );
    const { body: match } = await page('/match');
    expect(match).toContain('rel="preconnect"');
    expect(match).not.toContain(`${LIST}" crossorigin`);
    expect((await page('/')).body).not.toContain('rel="preconnect"');
  });

  it('fetches no script before the first frame, so that the pictures and fonts of the frame have the line to themselves', async () => {
    const [head = '', code = ''] = (await page('/')).body.split('<template id="code">');
    expect(head).not.toContain('as="script"');
    expect(head).not.toMatch(/<script[^>]+src=/);
    expect(code).toContain(`as="script" href="${CATALOGUE}remoteEntry.js"`);
  });

  it.each([
    ['', 'for adult players in Bangladesh.', 'en_GB'],
    ['language=bn', 'প্রাপ্তবয়স্ক খেলোয়াড়দের জন্য', 'bn_BD'],
  ])('describes itself to search engines and link previews in the visitor’s language (cookie "%s")', async (cookie, words, locale) => {
    const { body } = await edge.inject({ url: '/login?ref=7', headers: { accept: 'text/html', cookie } });
    for (const name of ['name="description"', 'property="og:description"'])
      expect(body).toMatch(new RegExp(`<meta ${name} content="[^"]*${words}`));
    expect(body).toContain('<meta property="og:title" content="Shapla">');
    expect(body).toContain(`<meta property="og:locale" content="${locale}">`);
    expect(body).toMatch(/<link rel="canonical" href="http:\/\/[^"?]+\/login">/);
    expect(body).not.toContain('noindex');
  });

  it.each(['/deposit', '/odds-view', '/chat-box/7'])(
    'leads search engines from %s to the log-in, which visitors get there',
    async (url) => {
      const { body } = await page(url);
      expect(body).toMatch(/<link rel="canonical" href="http:\/\/[^"/]+\/login">/);
      expect(body).not.toMatch(/noindex|og:/);
    },
  );

  it('asks search engines not to list a page that does not exist', async () => {
    const { body } = await page('/nowhere');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toMatch(/canonical|og:/);
  });

  it('names the manifest of the app, which opens the site in a window of its own', async () => {
    expect((await page('/')).body).toContain('<link rel="manifest" href="/app.webmanifest">');
    const { headers, body } = await edge.inject({ url: '/app.webmanifest' });
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const ink = /--ink: (#\w+);/.exec(readFileSync(join(__dirname, '../../ui/src/tokens.css'), 'utf8'))?.[1];
    expect(JSON.parse(body)).toMatchObject({
      name: 'Shapla',
      start_url: '/',
      display: 'standalone',
      background_color: ink,
      theme_color: ink,
      icons: [{ purpose: 'any' }],
    });
  });

  it('lets search engines read pages and no call', async () => {
    const { statusCode, headers, body } = await edge.inject({ url: '/robots.txt' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe('User-agent: *\nDisallow: /api/\n');
  });

  it('preloads the shell’s text face, which every page shows, and no other face', async () => {
    const faces = (await page('/')).body.match(/<link rel="preload" as="font"[^>]*>/g);
    expect(faces).toEqual([
      '<link rel="preload" as="font" href="/releases/shell/1.0.0-a/own-latin-wght-normal.0a1b2c3d.woff2" crossorigin>',
    ]);
  });

  it('ignores the query, so that no address chooses the code that runs', async () => {
    const withoutNonce = async (url: string) => (await page(url)).body.replace(/nonce="[^"]+"/g, '');
    const plain = await withoutNonce('/login');
    for (const query of ['mf-access=http://evil.test/remoteEntry.js', 'release=0.0.0-dev-1&dev=mf-access', 'channel=other', 'canary'])
      expect(await withoutNonce(`/login?${query}`)).toBe(plain);
  });

  it('has the language of the cookie and the layout of the device', async () => {
    expect((await page('/')).body).toContain('<html lang="en" data-layout="desktop">');
    expect((await page('/', { cookie: 'a=1; language=bn', 'user-agent': PHONE })).body).toContain('<html lang="bn" data-layout="mobile">');
  });
});

describe('released files', () => {
  const entry = `${CATALOGUE}remoteEntry.js`;

  it.each([
    ['br', 'br, gzip'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ])('go out as %s to a browser that takes %s, for ever', async (encoding, accepted) => {
    const answer = await edge.inject({ url: entry, headers: { 'accept-encoding': accepted } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/releases/mf-catalogue/1.0.0-a/gone.js',
    '/releases/mf-catalogue/0.9.0/remoteEntry.js',
    '/releases/mf-catalogue/1.0.0-a/release.json',
    '/releases/mf-catalogue/1.0.0-a/later.js.map',
    '/releases/channels/live.json',
    '/releases/mf-catalogue/1.0.0-a/..%2f..%2fchannels/live.json',
    '/releases/',
    '/assets/app.js',
    '/main.js',
  ])('%s is not there, and is never the document', async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<html');
  });
});

describe('a browser that requests a released file again', () => {
  const entry = `${CATALOGUE}remoteEntry.js`;

  it.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*'])(
    'gets 304 when it has it (%#)',
    async (asked) => {
      const { headers } = await edge.inject({ url: entry });
      const again = await edge.inject({ url: entry, headers: { 'if-none-match': asked(String(headers['etag'])) } });
      expect(again).toMatchObject({ statusCode: 304, body: '' });
    },
  );

  it('gets the whole file when its tag is another', async () => {
    const { statusCode, body } = await edge.inject({ url: entry, headers: { 'if-none-match': '"other"' } });
    expect(statusCode).toBe(200);
    expect(body).toContain('self.start');
  });

  it('gets the same bytes for any query, and only the headers for HEAD', async () => {
    const [first, retried, head] = [
      await edge.inject({ url: entry }),
      await edge.inject({ url: `${entry}?try=3` }),
      await edge.inject({ method: 'HEAD', url: entry }),
    ];
    expect(retried.body).toBe(first.body);
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers['content-length']).toBe(String(first.rawPayload.length));
  });
});

describe('an address that cannot be read', () => {
  it.each(['/releases/mf-catalogue/%E0/x.js', '/%E0%A4%A', '/api/%zz', `/releases/shell/${'a'.repeat(400)}/x.js`])(
    'is refused in the one error body (%#)',
    async (url) => {
      const answer = await edge.inject({ url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^platform\./), requestId: expect.any(String) });
    },
  );
});

describe('the platform behind the edge', () => {
  it('does not hold a call for ever when it hangs', async () => {
    const impatient = await createEdge({ ...config, patienceMs: 300 }, site.store, { isQuiet: true });
    expect((await impatient.inject({ url: '/api/hanging' })).json()).toMatchObject({ code: 'platform.unavailable' });
    await impatient.close();
  });

  it('never holds the document for a call that hangs', async () => {
    const order: string[] = [];
    const call = edge.inject({ url: '/api/held' }).then(() => order.push('call'));
    await until(() => held.length > 0);
    expect((await page('/')).statusCode).toBe(200);
    order.push('document');
    held.forEach((letGo) => letGo());
    await call;
    expect(order).toEqual(['document', 'call']);
  });

  it('gets calls unchanged, with the client address that the edge saw', async () => {
    const answer = await edge.inject({ method: 'POST', url: '/api/echo', headers: { 'x-forwarded-for': '9.9.9.9' }, payload: { a: 1 } });
    expect(answer.json()).toEqual({ forwarded: '127.0.0.1', body: { a: 1 } });
  });

  it('gives its own 404', async () => {
    expect((await page('/api/missing')).json()).toMatchObject({ message: 'none' });
  });

  it.each([
    ['POST', '/seamless'],
    ['GET', '/operator/outbox'],
    ['POST', '/operator/clock/advance'],
    ['GET', '/docs'],
    ['GET', '/docs/json'],
  ] as const)('is not reached at %s %s: that is not for players', async (method, url) => {
    const answer = await edge.inject({ method, url, headers: { accept: 'application/json', 'x-operator-key': 'local-operator' } });
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'platform.not_found' })]);
  });

  it('has long answers compressed on the way, short ones not', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const long = await edge.inject({ url: '/api/long', headers });
    expect(long.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(long.rawPayload).toString())).toEqual({ text: 'lily '.repeat(1000) });
    expect((await edge.inject({ url: '/api/missing', headers })).headers['content-encoding']).toBeUndefined();
  });

  it('has its refusal passed on without a retry', async () => {
    expect((await edge.inject({ url: '/api/away' })).json()).toEqual({ message: 'away' });
    expect(refusals).toBe(1);
  });

  it('gets an error body of the edge at once when it is away', async () => {
    const alone = await createEdge({ ...config, platformOrigin: 'http://127.0.0.1:1' }, site.store, { isQuiet: true });
    const answer = await alone.inject({ url: '/api/general' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'platform.unavailable', message: expect.any(String), requestId: expect.any(String) });
    expect((await alone.inject({ url: '/', headers: { accept: 'text/html' } })).body).toContain('<title>Shapla</title>');
    await alone.close();
  });
});

it.each([
  [PHONE, '/signup'],
  ['Mozilla/5.0 (X11; Linux)', '/register'],
])('sends the old registration link on (%s)', async (agent, target) => {
  const answer = await page('/page/guest/register.jsp', { 'user-agent': agent });
  expect(answer.headers.location).toBe(target);
});
