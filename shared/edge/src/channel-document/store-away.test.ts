import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createEmptyDatabase } from '@site/platform-testing/test-server';
import type { ReleaseStore } from '@site/release';
import { HASTY, storeAt } from '@site/release/testing';
import { createBreakableProxy, type BreakableProxy } from '@site/testing/breakable-proxy';
import type { ChannelDocument } from '@site/remote/manifest';
import { until } from '@site/testing/patience';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../edge';
import { createTestSite, type TestSite } from '../testing/test-site';

const LIVE = '/releases/live.json';
const FILE = '/releases/mf-access/1.0.0-a/remoteEntry.js';
const OTHER_FILE = '/releases/mf-catalogue/1.0.0-a/remoteEntry.js';
/** Style of the shell, which a page has in its HTML. */
const STYLE = '.shell { color: teal; }';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let proxy: BreakableProxy;
let site: TestSite;
/** The store as the edge reaches it. */
let store: ReleaseStore;
let edge: FastifyInstance;

beforeEach(async () => {
  database = await createEmptyDatabase();
  proxy = await createBreakableProxy(database.url);
  site = await createTestSite(() => storeAt(database.url));
  store = storeAt(proxy.url, HASTY);
  edge = await start();
  await until(async () => (await edge.inject(LIVE)).statusCode === 200);
});
afterEach(async () => {
  await edge.close();
  await store.close?.();
  await site.store.close?.();
  await proxy.close();
  site.remove();
  await database.drop();
});

const start = () => createEdge({ ...site.config, storeUrl: proxy.url }, store, { isQuiet: true });
const live = async () => (await edge.inject({ url: LIVE, headers: { 'accept-encoding': 'identity' } })).json<ChannelDocument>();
const page = async () => (await edge.inject({ url: '/login', headers: { accept: 'text/html' } })).body;

describe.each(['refuse', 'hang'] as const)('a store whose server begins to %s', (fault) => {
  it('leaves the last releases live with the files that were read before, and is followed again when it is back', async () => {
    const before = await live();
    await until(async () => (await edge.inject(FILE)).statusCode === 200);
    await proxy[fault]();
    expect(await live()).toEqual(before);
    expect(await page()).toContain('/releases/mf-access/1.0.0-a/remoteEntry.js');
    expect((await edge.inject(FILE)).statusCode).toBe(200);
    const unread = await edge.inject(OTHER_FILE);
    expect(unread).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1' } });
    expect(unread.json()).toMatchObject({ code: 'platform.unavailable' });

    const { serial } = await site.activateAccess('1.1.0-b');
    await proxy.work();
    await until(async () => (await live()).serial === serial);
    await until(async () => (await edge.inject(OTHER_FILE)).statusCode === 200);
  });
});

it('an edge that starts without the server and without copies serves what it knew, and its pages are whole when the server is back', async () => {
  await until(async () => (await page()).includes(STYLE));
  const before = await live();
  await edge.close();
  await proxy.refuse();
  rmSync(join(site.config.dataDir, 'edge', 'files'), { recursive: true });
  edge = await start();
  expect(await live()).toEqual(before);
  expect(await page()).not.toContain(STYLE);
  await proxy.work();
  await until(async () => (await page()).includes(STYLE));
  expect(await live()).toEqual(before);
});

it('an edge does not serve releases that were live in another database', async () => {
  await edge.close();
  await proxy.refuse();
  const other = Object.assign(new URL(proxy.url), { pathname: '/other' }).href;
  edge = await createEdge({ ...site.config, storeUrl: other }, store, { isQuiet: true });
  expect((await edge.inject(LIVE)).statusCode).toBe(503);
});
