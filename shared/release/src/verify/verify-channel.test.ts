import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChannelDocument } from '@site/remote/manifest';
import { canonicalText } from '../store/canonical';
import { VALID_MS } from '../channel/channel';
import { createFileStore } from '../store/file-store';
import { makeLive, putTexts, testKeys } from '../testing';
import { verifyChannel } from './verify-channel';
import { verifyLog } from './verify-log';

const MANY_LOOKS_MS = 60_000;

let folder: string;
let store: ReturnType<typeof createFileStore>;
let documentFile: string;
let logFile: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-verify-'));
  store = createFileStore(folder);
  documentFile = path.join(folder, 'channels/live.json');
  logFile = path.join(folder, 'channels/live.log.jsonl');
  await putTexts(store, 'shell', '1.0.0-a', { 'main.js': 'self.shell = 1;' });
  for (const release of ['1.0.0-a', '1.1.0-b', '1.2.0-c'])
    await putTexts(store, 'mf-access', release, { 'remoteEntry.js': `self.a = '${release}';` });
  await makeLive(store, 'live', { shell: { release: '1.0.0-a' } });
  await makeLive(store, 'live', { 'mf-access': { release: '1.0.0-a' } });
  await makeLive(store, 'live', { 'mf-access': { release: '1.1.0-b', stepBack: '1.0.0-a', canary: { release: '1.2.0-c', percent: 10 } } });
});
afterAll(() => rmSync(folder, { recursive: true }));

const parts = async () => ({ store, keys: await testKeys.accepted() });
const verifyDocument = async () => verifyChannel(await parts(), 'live');
const messagesOf = async () => (await verifyDocument()).map(({ message }) => message);

async function withFile(file: string, content: Uint8Array | string, look: () => Promise<void>) {
  const good = readFileSync(file);
  writeFileSync(file, content);
  await look().finally(() => writeFileSync(file, good));
}

/** Yields one copy of the file for each of its bytes, with one bit of that byte flipped. */
function* flipped(file: string) {
  const good = readFileSync(file);
  for (let position = 0; position < good.length; position++) {
    const bytes = Buffer.from(good);
    bytes[position] = (good[position] ?? 0) ^ (1 << (position % 8));
    yield { position, bytes };
  }
}

it('finds no problem in a channel and a log that are as they were written', async () => {
  expect([await verifyDocument(), await verifyLog(store, 'live')]).toEqual([[], []]);
});

it(
  'finds one changed byte at every place of the log',
  async () => {
    for (const { position, bytes } of flipped(logFile)) {
      await withFile(logFile, bytes, async () => {
        const [problem] = await verifyLog(store, 'live');
        expect({ position, place: problem?.place }).toEqual({
          position,
          place: expect.stringMatching(/^channels\/live\.log\.jsonl:[1-4]$/),
        });
      });
    }
  },
  MANY_LOOKS_MS,
);

it('finds one changed byte at every place of the document', async () => {
  const looks = Array.from(flipped(documentFile), async ({ position, bytes }) => {
    const changed = { ...store, channelText: async () => bytes.toString('utf8') };
    const found = (await verifyChannel({ ...(await parts()), store: changed }, 'live')).length > 0;
    expect({ position, found }).toEqual({ position, found: true });
  });
  await Promise.all(looks);
});

describe('the log', () => {
  it.each<[string, (lines: string[]) => string[], string]>([
    ['a line less', (lines) => lines.slice(0, 2), 'live.log.jsonl:3 is missing, and so are all up to 3'],
    ['the first line gone', (lines) => lines.slice(1), 'live.log.jsonl:1 is not the first line that was written'],
    [
      'another last line',
      ([a = '', b = '', c = '']) => [a, b, c.replace('Tester', 'Nobody')],
      'live.log.jsonl:3 is not the line that the signed document names',
    ],
    [
      'a changed line',
      ([a = '', b = '', c = '']) => [a.replace('Tester', 'Nobody'), b, c],
      'live.log.jsonl:2 does not go on from the line before',
    ],
    ['two lines changed places', ([a = '', b = '', c = '']) => [a, c, b], 'live.log.jsonl:2 does not go on from the line before'],
    ['no sense in a line', ([a = '', , c = '']) => [a, '<html>', c], 'live.log.jsonl:2 cannot be read'],
  ])('with %s is found', async (_, edit, words) => {
    const lines = readFileSync(logFile, 'utf8').trim().split('\n');
    await withFile(logFile, `${edit(lines).join('\n')}\n`, async () => {
      const [problem] = await verifyLog(store, 'live');
      expect(`${problem?.place} ${problem?.message}`).toContain(words);
      expect(problem?.advice).toMatch(/^Keep this file as evidence/);
    });
  });

  it('of a channel that was never begun has no problem', async () => {
    expect(await verifyLog(store, 'other')).toEqual([]);
  });
});

describe('the document', () => {
  /** Signs an edited document, as a holder of the key could. */
  const signed = async (edit: (document: ChannelDocument) => Partial<ChannelDocument>) => {
    const { signatures: _, ...document } = JSON.parse(readFileSync(documentFile, 'utf8')) as ChannelDocument;
    return canonicalText(await testKeys.sign({ ...document, ...edit({ ...document, signatures: [] }) }));
  };
  const without = (releases: ChannelDocument['releases'], key: string) =>
    Object.fromEntries(Object.entries(releases).filter(([other]) => other !== key));

  it.each<[string, (document: ChannelDocument) => Partial<ChannelDocument>, string]>([
    ['of another channel', () => ({ channel: 'plain' }), 'is the document of the channel "plain"'],
    [
      'without a live release',
      ({ releases }) => ({ releases: without(releases, 'mf-access/1.1.0-b') }),
      'names a script or style without a hash',
    ],
    [
      'without the release to step back to',
      ({ releases }) => ({ releases: without(releases, 'mf-access/1.0.0-a') }),
      'makes mf-access 1.0.0-a live without its files',
    ],
    [
      'with a release too many',
      ({ remotes }) => ({ remotes: { ...remotes, 'mf-access': { release: '1.1.0-b', stepBack: '1.0.0-a' } } }),
      'names mf-access/1.2.0-c, which no page may load',
    ],
    ['with a revoked release', () => ({ revoked: { 'mf-access': ['1.0.0-a'] } }), 'offers mf-access 1.0.0-a, which is revoked'],
    [
      'with other paths than were published',
      ({ releases }) => ({
        releases: Object.fromEntries(
          Object.entries(releases).map(([key, page]) => [key, key.startsWith('shell') ? page : { ...page, namespace: 'other' }]),
        ),
      }),
      'says other things of mf-access 1.1.0-b than its release.json',
    ],
    ['from long ago', () => ({ expiresAt: new Date(Date.now() - VALID_MS).toISOString() }), 'has expired: browsers follow it no more'],
  ])('%s is found', async (_, edit, says) => {
    await withFile(documentFile, await signed(edit), async () => expect(await messagesOf()).toContain(says));
  });

  it.each<[string, (text: string) => string, string]>([
    ['other spaces', (text) => JSON.stringify(JSON.parse(text)), 'is written otherwise than it was signed'],
    ['no signature', (text) => canonicalText({ ...JSON.parse(text), signatures: [] }), 'is not signed'],
    ['no sense', () => '<!doctype html>', 'is no document of a channel'],
  ])('with %s is found', async (_, edit, says) => {
    await withFile(documentFile, edit(readFileSync(documentFile, 'utf8')), async () => expect(await messagesOf()).toEqual([says]));
  });

  it('of a release that is gone is found, and so is one that is missing', async () => {
    await putTexts(store, 'mf-access', '1.3.0-d', { 'remoteEntry.js': 'self.d = 1;' });
    await makeLive(store, 'other', { 'mf-access': { release: '1.3.0-d' } });
    await store.remove('mf-access', '1.3.0-d');
    expect(await verifyChannel(await parts(), 'other')).toMatchObject([
      { place: 'channels/other.json', message: 'names mf-access 1.3.0-d, which the store does not have' },
    ]);
    expect(await verifyChannel(await parts(), 'never')).toMatchObject([{ place: 'channels/never.json', message: 'is missing' }]);
  });
});
