import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseStore } from '@site/release';
import { makeLive } from '@site/release/testing';
import type { ChannelDocument } from '@site/remote/manifest';
import { until } from '@site/testing/patience';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../edge';
import { REMOTE_STORES, type RemoteStore } from '../testing/remote-stores';
import { createTestSite, type TestSite } from '../testing/test-site';

const LIVE = '/releases/live.json';
const FILE = '/releases/mf-access/1.0.0-a/remoteEntry.js';
const UNREAD = '/releases/mf-catalogue/1.0.0-a/remoteEntry.js';
/** Time in ms for which a store is away. A normal run ends it as soon as the edge has noticed. */
const AWAY_MS = process.env['NIGHTLY'] ? 30_000 : 0;

describe.each(REMOTE_STORES)('an edge of a store in %s', (_, startServer) => {
  let server: RemoteStore;
  let site: TestSite;
  let store: ReleaseStore;
  let edge: FastifyInstance;

  beforeEach(async () => {
    server = await startServer();
    site = await createTestSite(server.openForCommand);
    store = server.openForEdge();
    edge = await start();
    await until(async () => (await edge.inject(LIVE)).statusCode === 200);
  });
  afterEach(async () => {
    await edge.close();
    await store.close?.();
    await server.comeBack();
    await site.store.close?.();
    await server.stop();
    site.remove();
  });

  const start = () => createEdge({ ...site.config, storeUrl: server.url }, store, { isQuiet: true });
  const live = async () => (await edge.inject({ url: LIVE, headers: { 'accept-encoding': 'identity' } })).json<ChannelDocument>();
  const page = async () => (await edge.inject({ url: '/login', headers: { accept: 'text/html' } })).body;
  const statusOf = async (url: string) => (await edge.inject(url)).statusCode;

  it('has a deploy and a rollback in fresh pages', async () => {
    const { serial } = await site.activateAccess('1.1.0-b');
    await until(async () => (await page()).includes('/releases/mf-access/1.1.0-b/remoteEntry.js'));
    expect((await live()).serial).toBe(serial);
    const back = await makeLive(site.store, 'live', { 'mf-access': { release: '1.0.0-a' } });
    await until(async () => (await page()).includes(FILE));
    expect((await live()).serial).toBe(back.serial);
  });

  it('goes on while the store is away, and follows it again when it is back', async () => {
    await until(async () => (await statusOf(FILE)) === 200);
    const before = await live();
    await server.goAway();
    const isUnread = until(async () => (await statusOf(UNREAD)) === 503);
    const away = AbortSignal.timeout(AWAY_MS);
    do {
      expect([await live(), await statusOf(FILE)]).toEqual([before, 200]);
      expect(await page()).toContain(FILE);
      await wait(Math.min(AWAY_MS, 500));
    } while (!away.aborted);
    await isUnread;
    await server.comeBack();
    const { serial } = await site.activateAccess('1.1.0-b');
    await until(async () => (await live()).serial === serial);
    expect(await statusOf(UNREAD)).toBe(200);
  });

  it('starts without the store, with the files that it has read before, and serves no copy that somebody changed', async () => {
    await until(async () => (await statusOf(FILE)) === 200);
    const style = '/releases/mf-access/1.0.0-a/lifecycle.css';
    await until(async () => (await statusOf(style)) === 200);
    const before = await live();
    await edge.close();
    await server.goAway();
    edge = await start();
    expect([await live(), await statusOf(FILE), await statusOf(style), await statusOf(UNREAD)]).toEqual([before, 200, 200, 503]);

    await edge.close();
    const copies = join(site.config.dataDir, 'edge', 'files');
    for (const name of readdirSync(copies)) if (name.startsWith('sha384-')) writeFileSync(join(copies, name), 'self.evil = 1;');
    edge = await start();
    expect([await live(), await statusOf(FILE)]).toEqual([before, 503]);
    await server.comeBack();
    await until(async () => (await statusOf(FILE)) === 200);
    expect((await edge.inject({ url: FILE, headers: { 'accept-encoding': 'identity' } })).body).toContain('mf-access 1.0.0-a');
  });

  it('keeps its document when the store comes back with an older one', async () => {
    const older = await site.store.channel('live');
    const lines = await site.store.log('live');
    const { serial } = await site.activateAccess('1.1.0-b');
    await until(async () => (await live()).serial === serial);
    await edge.close();
    await site.store.removeChannel('live');
    if (older) await site.store.commit(older, lines, 0);
    // An edge has looked at the store once when it is ready.
    edge = await start();
    expect(await statusOf(UNREAD)).toBe(200);
    expect((await live()).serial).toBe(serial);
  });
});
