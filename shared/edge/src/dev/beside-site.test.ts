import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createFileStore, integrityOf, type ReleaseStore } from '@site/release';
import { makeLive, putTexts, testKeys } from '@site/release/testing';
import { verifyChannelDocument, type ChannelDocument } from '@site/remote/manifest';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../edge';
import { putRelease } from '../testing/put-release';
import { createTestSite, type TestSite } from '../testing/test-site';
import { createBuildNews } from './build-news';
import { createSiteProxy } from './beside-site/site-proxy';
import { createSiteSession } from './beside-site/site-session';

const SHELL = '2.0.0-k';
const BUILD = '0.0.0-dev-1-1';
const HTML = { accept: 'text/html' };
/** The key of the site, which is not on the machine of the author. */
const SITE_KEY = 'id:"0123456789ab",spki:"SITEKEY=="';

let site: TestSite;
let edge: FastifyInstance;
let platform: ReturnType<typeof createServer>;
let address: string;
let asked: IncomingHttpHeaders | undefined;
let builds: ReleaseStore;

beforeEach(async () => {
  platform = createServer((request, answer) => {
    asked = request.headers;
    answer.setHeader('content-type', 'application/json');
    answer.end('{"said":"by the platform"}');
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  site = await createTestSite();
  await useShell(`self.keys=[{${SITE_KEY}}];`);
  const platformOrigin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  edge = await createEdge({ ...site.config, platformOrigin }, site.store, { isQuiet: true });
  address = await edge.listen({ port: 0, host: '127.0.0.1' });
  builds = createFileStore(path.join(site.folder, 'builds'));
});
afterEach(async () => {
  await edge.close();
  await new Promise((resolve) => platform.close(resolve));
  site.remove();
});

async function useShell(main: string, development = true) {
  const keys = (await testKeys.accepted()).map(({ id }) => id);
  await putTexts(site.store, 'shell', SHELL, { 'main.js': main, 'later.js': 'self.later = 1;' }, { entry: 'main.js', keys });
  await makeLive(site.store, 'live', { shell: { release: SHELL } }, { development });
}

async function open(name = 'mf-access') {
  const session = createSiteSession({ site: address, store: builds, keys: testKeys, name });
  await session.begin();
  const proxy = await createSiteProxy({ site: address, name, store: builds, session, news: createBuildNews(name) });
  const documentIn = (html: string) =>
    JSON.parse(/<script type="application\/json" id="releases">([^<]*)/.exec(html)?.[1] ?? '') as ChannelDocument;
  return {
    session,
    get: (url: string, headers: Record<string, string> = {}) => proxy.inject({ url, headers }),
    post: (url: string, headers: Record<string, string>) => proxy.inject({ method: 'POST', url, headers, payload: {} }),
    documentIn,
    close: () => proxy.close(),
  };
}

it('shows the site of an address as it is, with a shell that follows the session', async () => {
  const { get, documentIn, close } = await open();
  const { body, statusCode } = await get('/login', HTML);
  expect(statusCode).toBe(200);
  const document = documentIn(body);
  expect(await verifyChannelDocument(document, { keys: await testKeys.accepted() })).toEqual({ document });
  expect(document.remotes).toMatchObject({ 'mf-access': { release: '1.0.0-a' }, 'mf-catalogue': { release: '1.0.0-a' } });

  const [key] = await testKeys.accepted();
  const shell = await get(`/releases/shell/${SHELL}/main.js`);
  expect(shell.body).toBe(`self.keys=[{id:"${key?.id}",spki:"${key?.spki}"}];`);
  expect(shell.headers['cache-control']).toBe('no-store');
  expect(body).toContain(`integrity="${integrityOf(Buffer.from(shell.body))}"`);
  expect(document.releases[`shell/${SHELL}`]?.hashes['main.js']).toBe(integrityOf(Buffer.from(shell.body)));
  expect((await get(`/releases/shell/${SHELL}/later.js`)).body).toBe('self.later = 1;');
  await close();
});

it('has the build in place of the released area, and pages hear of it', async () => {
  const { session, get, documentIn, close } = await open();
  await putRelease(builds, 'mf-access', [{ path: '/login', access: 'public' }], BUILD);
  await session.show(BUILD);
  const { body } = await get('/login', HTML);
  expect(documentIn(body).remotes['mf-access']).toEqual({ release: BUILD });
  expect(body).toContain('"remote":"mf-access"');
  expect((await get(`/releases/mf-access/${BUILD}/remoteEntry.js`)).body).toContain(`'mf-access ${BUILD}'`);
  expect((await get('/releases/live.json')).json()).toEqual(documentIn(body));
  await close();
});

it('has an area that the site does not know', async () => {
  const { session, get, documentIn, close } = await open('mf-tournaments');
  await putRelease(builds, 'mf-tournaments', [{ path: '/tournaments', access: 'public' }], BUILD);
  await session.show(BUILD);
  const { body, statusCode } = await get('/tournaments', HTML);
  expect(statusCode).toBe(200);
  expect(documentIn(body).releases[`mf-tournaments/${BUILD}`]?.paths).toEqual([{ path: '/tournaments', access: 'public' }]);
  await close();
});

it('calls the site as a page of the site does', async () => {
  const { post, close } = await open();
  const own = 'http://localhost:3100';
  const { body } = await post('/api/login', { host: 'localhost:3100', origin: own, referer: `${own}/login` });
  expect(body).toBe('{"said":"by the platform"}');
  expect(asked).toMatchObject({ origin: address, referer: `${address}/login`, 'x-forwarded-host': new URL(address).host });
  await close();
});

it('does not begin where the site allows no development', async () => {
  await makeLive(site.store, 'live', {}, { development: false });
  await edge.close();
  edge = await createEdge(site.config, site.store, { isQuiet: true });
  address = await edge.listen({ port: 0, host: '127.0.0.1' });
  await expect(open()).rejects.toThrow(/allows no development\. A release engineer allows it with: npm run release -- development on/);
});

it('tells what SITE_URL is when nothing answers there', async () => {
  address = 'http://127.0.0.1:9';
  await expect(open()).rejects.toThrow(/does not answer\. SITE_URL is the address at which players open the site/);
});
