import type { ChannelDocument, Verification } from '@site/remote/manifest';
import { channelDocument } from '#testing/documents';
import { createFollowed, type Followed } from './followed';

const LIVE = '/releases/mf-demo/2.0.0/remoteEntry.js';
const BEFORE = '/releases/mf-demo/1.0.0/remoteEntry.js';

/** Storage that outlives the process of a worker. */
function storage() {
  let kept: Followed | undefined;
  return {
    read: () => Promise.resolve(kept),
    write: (next: Followed) => {
      kept = next;
      return Promise.resolve();
    },
  };
}

const verify = (value: unknown, newestSerial = 0): Promise<Verification> => {
  const document = value as ChannelDocument;
  if (document.channel === 'tampered') return Promise.resolve({ fault: 'tampered' });
  return Promise.resolve(document.serial < newestSerial ? { fault: 'replayed' } : { document });
};

const start = (kept = storage()) => createFollowed({ verify, ...kept });
const filesOf = async (followed: ReturnType<typeof start>) => Object.keys((await followed.current())?.hashes ?? {});

it('names the hashes of the files that pages of a verified document may load', async () => {
  const followed = start();
  expect(await followed.hashOf(LIVE)).toBeUndefined();
  await followed.adopt(channelDocument());
  expect(await followed.hashOf(LIVE)).toBe('sha384-demo');
  expect(await filesOf(followed)).toEqual([LIVE, BEFORE]);
});

it.each([
  ['an older one', { serial: 6 }],
  ['one with the same serial', { serial: 7 }],
  ['one of another channel', { channel: 'trial', serial: 99 }],
  ['one that nobody signed', { channel: 'tampered', serial: 99 }],
])('keeps its document when a page comes with %s', async (_, change) => {
  const followed = start();
  await followed.adopt(channelDocument());
  expect(await followed.adopt(channelDocument(change, { release: '9.0.0' }))).toBeNull();
  expect(await filesOf(followed)).toEqual([LIVE, BEFORE]);
});

it('names no file of a revoked release, and an older document does not bring it back, also after the worker has ended', async () => {
  const kept = storage();
  const followed = start(kept);
  await followed.adopt(channelDocument({ serial: 8, revoked: { 'mf-demo': ['2.0.0'] } }));
  expect(await filesOf(followed)).toEqual([BEFORE]);
  expect(await followed.adopt(channelDocument())).toBeNull();
  const next = start(kept);
  expect(await next.adopt(channelDocument())).toBeNull();
  expect(await filesOf(next)).toEqual([BEFORE]);
});

it('ends with the newest document when several pages come at once', async () => {
  const followed = start();
  await Promise.all([8, 10, 9].map((serial) => followed.adopt(channelDocument({ serial }))));
  expect((await followed.current())?.serial).toBe(10);
});

it('goes on with the next document when one could not be stored', async () => {
  const { read } = storage();
  const write = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('the storage is full'));
  const followed = createFollowed({ verify, read, write });
  await expect(followed.adopt(channelDocument())).rejects.toThrow('the storage is full');
  expect(await followed.adopt(channelDocument({ serial: 8 }))).toMatchObject({ serial: 8 });
});

it('names no file at all while it is switched off, and names them again afterwards', async () => {
  const followed = start();
  await followed.adopt(channelDocument());
  expect(await followed.adopt(channelDocument({ serial: 8, workerOff: true }))).toMatchObject({ isOff: true, hashes: {} });
  expect(await followed.hashOf(LIVE)).toBeUndefined();
  await followed.adopt(channelDocument({ serial: 9 }));
  expect(await followed.hashOf(LIVE)).toBe('sha384-demo');
});
