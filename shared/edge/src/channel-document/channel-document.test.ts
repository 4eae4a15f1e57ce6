import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { composeChange, type ChannelChange } from '@site/release';
import { besideTestKeys, createTestKeys, makeLive, testKeys } from '@site/release/testing';
import { verifyChannelDocument, type ChannelDocument } from '@site/remote/manifest';
import { until } from '@site/testing/patience';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../edge';
import { putRelease } from '../testing/put-release';
import { createTestSite, type TestSite } from '../testing/test-site';

const LIVE = '/releases/live.json';
/** Longer than several polls of the store by the edge. */
const UNSEEN_MS = 350;

let site: TestSite;
let edge: FastifyInstance;

beforeEach(async () => {
  site = await createTestSite();
  edge = await start();
});
afterEach(async () => {
  await edge.close();
  site.remove();
});

const start = (part: Partial<TestSite['config']> = {}) => createEdge({ ...site.config, ...part }, site.store, { isQuiet: true });

async function startAgain(part?: Partial<TestSite['config']>) {
  await edge.close();
  edge = await start(part);
}
const live = async () => (await edge.inject({ url: LIVE, headers: { 'accept-encoding': 'identity' } })).json<ChannelDocument>();
const page = (url: string, cookie = '') => edge.inject({ url, headers: { accept: 'text/html', cookie } });

async function becomes(serial: number) {
  await until(async () => (await live()).serial === serial);
}

describe('the document that open pages poll', () => {
  it('is the signed one, byte for byte in every encoding', async () => {
    const forms = await Promise.all(
      ['br', 'gzip', 'identity'].map((form) => edge.inject({ url: LIVE, headers: { 'accept-encoding': form } })),
    );
    const [br, gzip, identity] = forms.map(({ rawPayload }) => rawPayload);
    expect(brotliDecompressSync(br ?? '')).toEqual(identity);
    expect(gunzipSync(gzip ?? '')).toEqual(identity);
    const { document } = await verifyChannelDocument(JSON.parse(String(identity)), { keys: await testKeys.accepted() });
    expect(document).toMatchObject({ channel: 'live' });
    expect(forms[0]?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: `"live-${document?.serial}"`,
      'x-release-serial': String(document?.serial),
    });
  });

  it('is not sent again to a page that has it, and is sent after a change', async () => {
    const { headers } = await edge.inject({ url: LIVE });
    const again = { url: LIVE, headers: { 'if-none-match': String(headers['etag']) } };
    expect(await edge.inject(again)).toMatchObject({ statusCode: 304, body: '' });
    const { serial } = await site.activateAccess('1.1.0-b');
    await becomes(serial);
    expect((await edge.inject(again)).statusCode).toBe(200);
  });

  it('is an error body while nothing is live, never a page', async () => {
    await startAgain({ channel: 'empty' });
    const answer = await edge.inject({ url: LIVE, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'platform.unavailable' });
    expect((await page('/')).statusCode).toBe(503);
  });
});

it('follows an activation without a restart', async () => {
  const { serial } = await site.activateAccess('1.1.0-b');
  await becomes(serial);
  expect((await page('/login')).body).toContain('href="/releases/mf-access/1.1.0-b/remoteEntry.js"');
  expect((await live()).remotes['mf-access']).toEqual({ release: '1.1.0-b', stepBack: '1.0.0-a' });
});

it('preloads the canary for the devices that run it, and for those that pinned it', async () => {
  await putRelease(site.store, 'mf-access', [{ path: '/login', access: 'public' }], '1.2.0-c');
  const canary = (percent: number) =>
    makeLive(site.store, 'live', { 'mf-access': { release: '1.0.0-a', canary: { release: '1.2.0-c', percent } } });
  const CANARY = 'href="/releases/mf-access/1.2.0-c/remoteEntry.js"';
  const device = 'device=3f2b7c1e-0d5a-4e7b-9a61-5a0f3c2d1e4b';
  await becomes((await canary(100)).serial);
  expect((await page('/login', device)).body).toContain(CANARY);
  expect((await page('/login')).body).not.toContain(CANARY);
  await becomes((await canary(0)).serial);
  expect((await page('/login', device)).body).not.toContain(CANARY);
  expect((await page('/login', 'releasePins=mf-access:canary')).body).toContain(CANARY);
});

describe('a channel document that cannot be followed', () => {
  const put = (text: string) => writeFileSync(site.channelFile, text);
  const good = () => JSON.parse(readFileSync(site.channelFile, 'utf8')) as ChannelDocument;
  const compose = async (channel: string, keys = testKeys, change: Partial<ChannelChange> = {}) => {
    const entry = { actor: 'Tester', action: 'activate', remote: 'shell', release: '1.0.0-a' } as const;
    const { next } = await composeChange({ store: site.store, keys }, channel, good(), { entry, ...change });
    return JSON.stringify(next);
  };
  const FAULTS: readonly (readonly [string, () => string | Promise<string>])[] = [
    ['empty', () => ''],
    ['cut off', () => JSON.stringify(good()).slice(0, 900)],
    ['a web page', () => '<!doctype html><html></html>'],
    ['of another shape', () => '{"serial":99999999999}'],
    ['unsigned', () => JSON.stringify({ ...good(), serial: good().serial + 1, signatures: [] })],
    ['changed after it was signed', () => JSON.stringify({ ...good(), serial: good().serial + 1 })],
    ['signed by somebody else', () => compose('live', besideTestKeys(createTestKeys()))],
    ['of another channel', () => compose('other')],
    [
      'naming a shell that is not in the store',
      async () => {
        const text = await compose('live');
        rmSync(join(site.config.storeDir, 'shell'), { recursive: true });
        return text;
      },
    ],
  ];

  it.each(FAULTS)('replaces nothing when it is %s, also after a restart', async (_, make) => {
    const before = await live();
    const broken = await make();
    put(broken);
    await wait(UNSEEN_MS);
    expect(await live()).toEqual(before);
    await startAgain();
    expect(await live()).toEqual(before);
    expect((await page('/')).statusCode).toBe(200);
  });

  it('replaces nothing when it is older, also after a restart', async () => {
    const older = readFileSync(site.channelFile, 'utf8');
    const { serial } = await site.activateAccess('1.1.0-b');
    await becomes(serial);
    put(older);
    await wait(UNSEEN_MS);
    expect((await live()).serial).toBe(serial);
    await startAgain();
    expect((await live()).serial).toBe(serial);
  });

  it('is forgotten as soon as a good one comes', async () => {
    const before = readFileSync(site.channelFile, 'utf8');
    put('garbage');
    await wait(UNSEEN_MS);
    put(before);
    await becomes((await site.activateAccess('1.1.0-b')).serial);
  });

  it('still starts pages when it has only expired: browsers decide about that', async () => {
    const now = () => Date.parse('2026-01-15T06:00:00Z');
    const entry = { actor: 'Tester', action: 'renew', remote: 'shell', release: '1.0.0-a' } as const;
    const { next } = await composeChange({ store: site.store, keys: testKeys, now }, 'live', good(), { entry });
    put(JSON.stringify({ ...next }));
    await becomes(next.serial);
  });
});

describe('the channel of a preview', () => {
  const PREVIEW = 'preview-fix';
  const show = async (expiresAt: string) => {
    const remotes = (await site.store.channel('live'))?.remotes ?? {};
    return makeLive(site.store, PREVIEW, remotes, { expiresAt });
  };

  it('is served until its end, which a change can bring forward, and not after a restart either', async () => {
    const shown = await show(new Date(Date.now() + 3_600_000).toISOString());
    await startAgain({ channel: PREVIEW });
    expect((await live()).serial).toBe(shown.serial);
    expect((await page('/')).statusCode).toBe(200);
    await show(new Date(Date.now() - 1).toISOString());
    await until(async () => (await edge.inject({ url: LIVE })).statusCode === 503);
    expect((await page('/')).statusCode).toBe(503);
    await startAgain({ channel: PREVIEW });
    expect((await page('/')).statusCode).toBe(503);
  });
});

describe('a store that goes away', () => {
  const away = () => renameSync(site.config.storeDir, `${site.config.storeDir}-away`);

  it('leaves the last releases live, for an edge that runs and for one that starts', async () => {
    const before = await live();
    away();
    await wait(UNSEEN_MS);
    expect(await live()).toEqual(before);
    await startAgain();
    expect(await live()).toEqual(before);
    expect((await page('/login')).body).toContain('/releases/mf-access/1.0.0-a/remoteEntry.js');
    const file = await edge.inject({ url: '/releases/mf-access/1.0.0-a/remoteEntry.js' });
    expect(file.json()).toMatchObject({ code: 'platform.not_found' });
  });

  it('is followed again when it is back', async () => {
    away();
    await wait(UNSEEN_MS);
    renameSync(`${site.config.storeDir}-away`, site.config.storeDir);
    await becomes((await site.activateAccess('1.1.0-b')).serial);
  });

  it('does not make an edge serve releases that were live in another store', async () => {
    away();
    await startAgain({ storeDir: join(site.folder, 'another') });
    expect((await edge.inject({ url: LIVE })).statusCode).toBe(503);
  });

  it('does not stop an edge whose last good document was damaged on disk', async () => {
    mkdirSync(join(site.config.dataDir, 'edge'), { recursive: true });
    writeFileSync(join(site.config.dataDir, 'edge', 'live.json'), '{"store":');
    await startAgain();
    expect((await page('/')).statusCode).toBe(200);
  });
});
