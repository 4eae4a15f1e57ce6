import { Script } from 'node:vm';
import { composeChange, commitChange } from '@site/release';
import { besideTestKeys, createTestKeys, makeLive, testKeys } from '@site/release/testing';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../edge';
import { putRelease } from '../testing/put-release';
import { createTestSite, type TestSite } from '../testing/test-site';
import { createBuildNews, NEWS_ADDRESS } from './build-news';
import { createDevSession } from './dev-session';
import { requireLoopback } from './loopback';
import { pageScript } from './page-script';

const NAME = 'mf-access';
const CHANNEL = 'dev-mf-access';
const build = (number: number) => `0.0.0-dev-1-${number}`;

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.remove());

const open = () => createDevSession({ store: site.store, keys: testKeys, name: NAME });
const publishBuild = (number: number) => putRelease(site.store, NAME, [{ path: '/login', access: 'public' }], build(number));
const releases = async () => [...(await site.store.ids(NAME))].sort();

async function showBuilds(session: ReturnType<typeof open>, ...numbers: number[]) {
  for (const number of numbers) {
    await publishBuild(number);
    await session.show(build(number));
  }
}

describe('a development session', () => {
  it('shows everything as released, then the build in place of one remote, and touches nothing that is live', async () => {
    const live = await site.store.channelText('live');
    const session = open();
    await session.begin();
    expect((await site.store.channel(CHANNEL))?.remotes).toEqual((await site.store.channel('live'))?.remotes);
    await showBuilds(session, 1);
    const { remotes } = (await site.store.channel(CHANNEL)) ?? {};
    expect(remotes).toMatchObject({ shell: { release: '1.0.0-a' }, [NAME]: { release: build(1) }, 'mf-catalogue': { release: '1.0.0-a' } });
    expect(remotes?.[NAME]).not.toHaveProperty('stepBack');
    expect(await site.store.channelText('live')).toBe(live);
  });

  it('revokes the build before, so that open pages take the new one', async () => {
    const session = open();
    await session.begin();
    await showBuilds(session, 1, 2, 3);
    expect((await site.store.channel(CHANNEL))?.revoked).toEqual({ [NAME]: [build(1), build(2)] });
  });

  it('leaves nothing behind when it ends', async () => {
    const session = open();
    await session.begin();
    await showBuilds(session, 1, 2);
    await session.end();
    expect(await site.store.channels()).toEqual(['live']);
    expect(await releases()).toEqual(['1.0.0-a']);
  });

  it('removes the rest of a killed one', async () => {
    const killed = open();
    await killed.begin();
    await showBuilds(killed, 1, 2);
    const next = open();
    await next.begin();
    expect(await releases()).toEqual(['1.0.0-a']);
    expect((await site.store.channel(CHANNEL))?.remotes[NAME]).toEqual({ release: '1.0.0-a' });
  });

  it('keeps only builds that an open page may still load', async () => {
    const session = open();
    await session.begin();
    await showBuilds(session, 1, 2, 3, 4, 5, 6, 7);
    expect(await releases()).toEqual([3, 4, 5, 6, 7].map(build).concat('1.0.0-a'));
  });

  it('does not begin where the live channel allows no development, and advises the command that allows it', async () => {
    await makeLive(site.store, 'live', {}, { development: false });
    await expect(open().begin()).rejects.toThrow('Allow it first: npm run release -- development on');
    expect(await site.store.channels()).toEqual(['live']);
  });

  it('does not sign a document that an unknown key made live', async () => {
    const foreign = besideTestKeys(createTestKeys());
    const before = await site.store.channel('live');
    const entry = { actor: 'Somebody', action: 'activate', remote: 'shell', release: '1.0.0-a' } as const;
    await commitChange(site.store, await composeChange({ store: site.store, keys: foreign }, 'live', before, { entry }));
    await expect(open().begin()).rejects.toThrow('signed with a key that is not accepted here');
  });
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['192.168.1.7', false],
  ['localhost.example.com', false],
])('listens on %s: %s', (host, isAllowed) => {
  if (isAllowed) expect(() => requireLoopback(host)).not.toThrow();
  else expect(() => requireLoopback(host)).toThrow('this machine only');
});

describe('a page of a development session', () => {
  let edge: FastifyInstance;
  let address: string;
  let news: ReturnType<typeof createBuildNews>;
  let session: ReturnType<typeof open>;

  beforeEach(async () => {
    session = open();
    await session.begin();
    news = createBuildNews(NAME);
    const development = { headScript: pageScript(NAME), routes: news.routes };
    edge = await createEdge({ ...site.config, channel: CHANNEL }, site.store, { isQuiet: true, development });
    address = await edge.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => edge.close());

  /** @returns the event stream of a page until it contains a text */
  async function hear(until: string) {
    const answer = await fetch(address + NEWS_ADDRESS, { signal: AbortSignal.timeout(4_000) });
    let said = '';
    for await (const part of answer.body ?? []) {
      said += Buffer.from(part).toString('utf8');
      if (said.includes(until)) return said;
    }
    return said;
  }

  it('receives a build as soon as it can load it', async () => {
    const heard = hear('event: built');
    await showBuilds(session, 1);
    expect(await heard).toContain(`data: {"release":"${build(1)}"}`);
    const live = await edge.inject({ url: '/releases/live.json' });
    expect(live.json()).toMatchObject({ remotes: { [NAME]: { release: build(1) } } });
  });

  it('receives the error of a failed build, also when it opens later, and keeps the last good build', async () => {
    await showBuilds(session, 1);
    await hear('event: built');
    news.fail('Expected a semicolon');
    expect(await hear('event: failed')).toContain('data: {"failure":"Expected a semicolon"}');
    const { body } = await edge.inject({ url: '/login', headers: { accept: 'text/html' } });
    expect(body).toContain(`/releases/${NAME}/${build(1)}/remoteEntry.js`);
  });

  it('shows the banner; a page of the released site has neither banner nor stream of builds', async () => {
    const { body } = await edge.inject({ url: '/login', headers: { accept: 'text/html' } });
    expect(body).toContain(NEWS_ADDRESS);
    const released = await createEdge(site.config, site.store, { isQuiet: true });
    expect((await released.inject({ url: '/login', headers: { accept: 'text/html' } })).body).not.toContain(NEWS_ADDRESS);
    expect((await released.inject({ url: NEWS_ADDRESS, headers: { accept: 'text/event-stream' } })).statusCode).toBe(404);
    await released.close();
  });

  it('gets a script that a browser can parse and that ends no tag of the document', () => {
    expect(() => new Script(pageScript(NAME))).not.toThrow();
    expect(pageScript(NAME)).not.toContain('</');
  });
});
