import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { composeChange, integrityOf, type ReleaseRecord } from '@site/release';
import { besideTestKeys, createTestKeys } from '@site/release/testing';
import type { ChannelDocument } from '@site/remote/manifest';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createEdge } from './edge';
import { createTrust } from './channel-document/trust';
import { createSealedReader } from './sealed-reader';
import { watchLiveSite } from './channel-document/watch-live-site';
import { createTestSite, type TestSite } from './testing/test-site';

const EVIL = 'self.evil = 1;';
/** Longer than several polls of the store by the edge. */
const UNSEEN_MS = 350;

let site: TestSite;
let edge: FastifyInstance | undefined;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(async () => {
  await edge?.close();
  edge = undefined;
  site.remove();
});

async function start(part: Partial<TestSite['config']> = {}) {
  await edge?.close();
  return (edge = await createEdge({ ...site.config, ...part }, site.store, { isQuiet: true }));
}
const page = (of: FastifyInstance, url = '/', cookie = '') => of.inject({ url, headers: { accept: 'text/html', cookie } });
const keysFile = () => join(site.config.keysDir, 'keys.json');
const serialOf = async (of: FastifyInstance) => (await of.inject({ url: '/releases/live.json' })).json<ChannelDocument>().serial;

/** Writes a newer document that is signed with a key of the attacker. */
async function putForeign() {
  const before = await site.store.channel('live');
  const entry = { actor: 'Somebody', action: 'renew', remote: '*', release: '-' } as const;
  const { next } = await composeChange({ store: site.store, keys: besideTestKeys(createTestKeys()) }, 'live', before, { entry });
  writeFileSync(site.channelFile, JSON.stringify(next));
  return next.serial;
}

function editRecord(area: string, edit: (record: ReleaseRecord & { entry: string }) => object) {
  const file = join(site.config.storeDir, area, '1.0.0-a', 'release.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord;
  writeFileSync(file, `${JSON.stringify(edit(record), null, 2)}\n`);
}

describe('without keys.json', () => {
  it('no unchecked release is served: players get a page that the site is not available, in their language', async () => {
    rmSync(keysFile());
    const closed = await start();
    const answer = await page(closed, '/login');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('The site is not available');
    expect((await page(closed, '/login', 'language=bn')).body).toContain('<html lang="bn">');
    expect((await closed.inject({ url: '/releases/live.json' })).statusCode).toBe(503);
    expect((await closed.inject({ url: '/releases/shell/1.0.0-a/main.js' })).statusCode).toBe(404);
  });

  it('a site that was checked before stays, also over a restart, and nothing newer is followed', async () => {
    const before = await serialOf(await start());
    rmSync(keysFile());
    await putForeign();
    await wait(UNSEEN_MS);
    expect(await serialOf(edge!)).toBe(before);
    const again = await start();
    expect(await serialOf(again)).toBe(before);
    expect((await page(again)).statusCode).toBe(200);
    expect((await again.inject({ url: '/releases/shell/1.0.0-a/main.js' })).statusCode).toBe(200);
  });

  it('EDGE_UNVERIFIED=1 serves unchecked releases', async () => {
    rmSync(keysFile());
    const foreign = await putForeign();
    expect(await serialOf(await start({ isUnverified: true }))).toBe(foreign);
    // A release that was served unchecked must not count as checked later.
    expect((await page(await start())).statusCode).toBe(503);
  });

  it('the log names the missing file and the remedy', async () => {
    rmSync(keysFile());
    const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() } as unknown as FastifyBaseLogger;
    const { store, config } = site;
    const trust = createTrust(config);
    await (await watchLiveSite({ store, config, log, trust, sealed: createSealedReader({ store, trust, log }) })).stop();
    const reason = expect.stringMatching(/keys\.json is missing.*Copy keys\.json.*EDGE_UNVERIFIED=1/);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ reason }), 'the channel has nothing that could be live');
  });
});

describe('a host whose record was changed', () => {
  const quoted = (own: string) => `main.js" integrity="${own}`;
  const withQuote = (record: ReleaseRecord) => ({ ...record, entry: quoted(integrityOf(Buffer.from(EVIL))) });

  it('is not served when an edge starts with it', async () => {
    editRecord('shell', withQuote);
    const answer = await page(await start());
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('integrity');
  });

  it('does not change the site that an edge serves already', async () => {
    const running = await start();
    editRecord('shell', withQuote);
    await site.activateAccess('1.1.0-b').catch(() => undefined);
    await wait(UNSEEN_MS);
    expect((await page(running)).body).toMatch(
      /<script nonce="[^"]+" src="\/releases\/shell\/1\.0\.0-a\/main\.js" integrity="sha384-[^"]+" crossorigin>/,
    );
  });

  it('does not start the page even on a machine that checks no signatures', async () => {
    rmSync(keysFile());
    editRecord('shell', withQuote);
    expect((await page(await start({ isUnverified: true }))).statusCode).toBe(503);
  });

  it('is refused also in the kept copy of the last good document', async () => {
    await start();
    const kept = join(site.config.dataDir, 'edge', 'live.json');
    const text = JSON.parse(readFileSync(kept, 'utf8')) as { host: ReleaseRecord };
    writeFileSync(kept, JSON.stringify({ ...text, host: { ...text.host, chunks: { 'mf-access': ['evil.js'] } } }));
    cpSync(site.config.storeDir, `${site.config.storeDir}-away`, { recursive: true });
    rmSync(site.config.storeDir, { recursive: true });
    expect((await page(await start())).statusCode).toBe(503);
  });
});

describe('a released file', () => {
  const file = (name: string) => edge!.inject({ url: `/releases/mf-access/1.0.0-a/${name}`, headers: { 'accept-encoding': 'identity' } });
  const change = (name: string) => writeFileSync(join(site.config.storeDir, 'mf-access', '1.0.0-a', name), EVIL);

  it.each(['lifecycle.js', 'own-latin-wght-normal.0a1b2c3d.woff2'])(
    'with other bytes than were signed is not served (%s)',
    async (name) => {
      await start();
      change(name);
      expect(await file(name)).toMatchObject({ statusCode: 404, body: expect.not.stringContaining('evil') });
    },
  );

  it('is not served when its hash was changed with it, nor when nobody published it', async () => {
    await start();
    change('lifecycle.js');
    change('planted.js');
    const evil = { integrity: integrityOf(Buffer.from(EVIL)), bytes: EVIL.length };
    editRecord('mf-access', (record) => ({ ...record, files: { ...record.files, 'lifecycle.js': evil, 'planted.js': evil } }));
    expect([(await file('lifecycle.js')).statusCode, (await file('planted.js')).statusCode]).toEqual([404, 404]);
  });

  it('is served as it was signed', async () => {
    await start();
    expect((await file('lifecycle.js')).body).toContain('self.lifecycle');
  });
});
