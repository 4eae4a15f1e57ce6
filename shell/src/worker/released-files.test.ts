import { createHash } from 'node:crypto';
import { createCache } from '#testing/cache';
import { createReleasedFiles } from './released-files';

const SITE = 'https://site.test';
const FILE = '/releases/mf-demo/1.0.0/lifecycle.js';
const OTHER = '/releases/mf-demo/1.1.0/lifecycle.js';
const CODE = 'self.lifecycle = 1;';
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** @param hashes of the files that may be kept; a test may change them */
function setUp(hashes: Record<string, string | undefined>, texts: Record<string, string> = { [FILE]: CODE, [OTHER]: CODE }) {
  const cache = createCache(SITE);
  const ask = jest.fn((request: Request) => {
    const text = texts[new URL(request.url).pathname];
    return Promise.resolve(
      new Response(text ?? 'none', { status: text === undefined ? 404 : 200, headers: { 'content-type': 'text/javascript' } }),
    );
  });
  const hashOf = jest.fn((file: string) => Promise.resolve(hashes[file]));
  const isOnline = jest.fn(() => true);
  const files = createReleasedFiles({ open: () => Promise.resolve(cache), hashOf, ask, isOnline });
  /** Asks for a file like a page, and waits until the worker has nothing more to do. */
  async function load(file = FILE) {
    const works: Promise<unknown>[] = [];
    const answer = await files.answer(new Request(SITE + file), (work) => works.push(work));
    const text = await answer.text();
    await Promise.all(works);
    return { text, status: answer.status, type: answer.headers.get('content-type') };
  }
  const kept = async () => (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return { cache, ask, hashOf, isOnline, files, load, kept };
}

it('keeps a file whose bytes have the named hash, and answers the next request without the network', async () => {
  const { load, ask, kept } = setUp({ [FILE]: integrityOf(CODE) });
  const first = await load();
  expect(first).toEqual({ text: CODE, status: 200, type: 'text/javascript' });
  expect(await kept()).toEqual([FILE]);
  expect(await load()).toEqual(first);
  expect(ask).toHaveBeenCalledTimes(1);
});

it.each([
  ['with other bytes than were released', { [FILE]: integrityOf('something else') }, { [FILE]: CODE }],
  ['that no document names', {}, { [FILE]: CODE }],
  ['that is missing', { [FILE]: integrityOf('none') }, {}],
])('hands on a file %s and does not keep it', async (_, hashes, texts) => {
  const { load, kept } = setUp(hashes, texts);
  await load();
  expect(await kept()).toEqual([]);
});

it('fetches a kept file anew when its bytes were damaged on the device', async () => {
  const { load, cache, ask } = setUp({ [FILE]: integrityOf(CODE) });
  await load();
  await cache.put(FILE, new Response(CODE.slice(1)));
  expect((await load()).text).toBe(CODE);
  expect((await load()).text).toBe(CODE);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('never answers with a file that is not named any more, and deletes it', async () => {
  const hashes: Record<string, string | undefined> = { [FILE]: integrityOf(CODE), [OTHER]: integrityOf(CODE) };
  const { load, files, ask, kept } = setUp(hashes);
  await load();
  await load(OTHER);
  hashes[FILE] = undefined;
  ask.mockClear();
  ask.mockRejectedValueOnce(new TypeError('offline'));
  await expect(load()).rejects.toThrow('offline');
  await files.dropOthers();
  expect(await kept()).toEqual([OTHER]);
});

it('does not keep a file whose release is revoked while it loads', async () => {
  const hashes: Record<string, string | undefined> = { [FILE]: integrityOf(CODE) };
  const { files, kept } = setUp(hashes);
  const works: Promise<unknown>[] = [];
  await files.answer(new Request(SITE + FILE), (work) => works.push(work));
  hashes[FILE] = undefined;
  await files.dropOthers();
  await Promise.all(works);
  expect(await kept()).toEqual([]);
});

it('repeats a lost request, and gives up without a network', async () => {
  jest.useFakeTimers();
  const { load, ask, isOnline } = setUp({ [FILE]: integrityOf(CODE) });
  ask.mockRejectedValueOnce(new TypeError('lost')).mockRejectedValueOnce(new TypeError('lost'));
  const loaded = load();
  await jest.advanceTimersByTimeAsync(1200);
  jest.useRealTimers();
  expect((await loaded).text).toBe(CODE);
  expect(ask).toHaveBeenCalledTimes(3);

  isOnline.mockReturnValue(false);
  const without = setUp({ [FILE]: integrityOf(CODE) });
  without.isOnline.mockReturnValue(false);
  without.ask.mockRejectedValue(new TypeError('no network'));
  await expect(without.load()).rejects.toThrow('no network');
  expect(without.ask).toHaveBeenCalledTimes(1);
});

it('answers from the network when the storage of the browser fails', async () => {
  const { files, hashOf } = setUp({ [FILE]: integrityOf(CODE) });
  hashOf.mockRejectedValueOnce(new Error('the database is gone'));
  expect(await (await files.answer(new Request(SITE + FILE), () => {})).text()).toBe(CODE);
  const broken = createReleasedFiles({
    open: () => Promise.reject(new Error('no cache')),
    hashOf,
    ask: () => Promise.resolve(new Response(CODE)),
    isOnline: () => true,
  });
  expect(await (await broken.answer(new Request(SITE + FILE), () => {})).text()).toBe(CODE);
});

it.each([
  ['600 files', 620, 10, 600],
  ['24 MB', 30, 1_000_000, 24],
])('keeps at most %s, the newest', async (_, count, bytes, left) => {
  const texts = Object.fromEntries(Array.from({ length: count }, (_value, at) => [`/releases/mf-demo/1.0.0/${at}.js`, 'x'.repeat(bytes)]));
  const hash = integrityOf('x'.repeat(bytes));
  const { load, kept } = setUp(Object.fromEntries(Object.keys(texts).map((file) => [file, hash])), texts);
  for (const file of Object.keys(texts)) await load(file);
  expect(await kept()).toEqual(Object.keys(texts).slice(-left));
});
