import { startFakeClock } from '@site/testing';
import type { ChannelDocumentFault } from '@site/remote';
import { channelDocument } from '#testing/documents';
import { parsed, type Verify } from './verify-channel-document';
import { startChannelDocument, type StartParts } from './start-channel-document';

const at = (serial: number) => channelDocument({ serial });
/** Accepts a value that has a serial, unless it names its own fault. */
const verify: Verify = (value) => {
  const { serial, fault } = (value ?? {}) as { serial?: number; fault?: ChannelDocumentFault };
  return Promise.resolve(serial && !fault ? { document: at(serial) } : { fault: fault ?? 'malformed' });
};
const start = (parts: Partial<StartParts>) =>
  startChannelDocument({
    inlined: JSON.stringify(at(7)),
    verify,
    canVerify: true,
    newestHint: 0,
    readKept: () => Promise.resolve(undefined),
    ask: () => Promise.reject(new Error('unreachable')),
    ...parts,
  }).then(({ document, isKept }) => ({ serial: document.serial, isKept }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('follows the document of the page without looking at what is kept', async () => {
  const readKept = jest.fn();
  expect(await start({ readKept, newestHint: 7 })).toEqual({ serial: 7, isKept: false });
  expect(readKept).not.toHaveBeenCalled();
});

it.each([
  ['garbage', '{"serial":7,'],
  ['nothing', ''],
  ['HTML', '<!doctype html><title>502</title>'],
  ['no script tag', undefined],
  ['a document with one changed byte', JSON.stringify({ ...at(7), fault: 'tampered' })],
  ['an expired document', JSON.stringify({ ...at(7), fault: 'expired' })],
])('comes up from the last good document when the page brings %s', async (_, inlined) => {
  expect(await start({ inlined, readKept: () => Promise.resolve(at(6)) })).toEqual({ serial: 6, isKept: true });
});

it('does not go back to an older document than it has seen', async () => {
  expect(await start({ newestHint: 9, readKept: () => Promise.resolve(at(9)) })).toEqual({ serial: 9, isKept: true });
});

it('follows the page when only the hint names a newer document', async () => {
  expect(await start({ newestHint: 9 })).toEqual({ serial: 7, isKept: false });
});

it('compares no serials of different channels', async () => {
  const other = { document: channelDocument({ channel: 'plain', serial: 9 }) };
  const both: Verify = (value) => (value === 'kept' ? Promise.resolve(other) : verify(value));
  expect(await start({ newestHint: 9, verify: both, readKept: () => Promise.resolve('kept') })).toEqual({ serial: 7, isKept: false });
});

it('asks the site once when nothing good is kept', async () => {
  const kept = { ...at(6), fault: 'expired' };
  expect(await start({ inlined: '', readKept: () => Promise.resolve(kept), ask: () => Promise.resolve(at(8)) })).toEqual({
    serial: 8,
    isKept: false,
  });
});

describe('where nothing answers', () => {
  const hangs = () => new Promise<never>(() => {});

  it('waits for what is kept, for the site and for what is kept again, then says that it cannot start', async () => {
    const clock = startFakeClock();
    const started = expect(start({ inlined: '', readKept: hangs, ask: hangs })).rejects.toThrow('No releases can be followed: malformed');
    await clock.advance(6500);
    await started;
  });

  it('comes up from what a busy device reads late', async () => {
    const clock = startFakeClock();
    const readKept = () => new Promise((read) => setTimeout(() => read(at(6)), 3000));
    const started = start({ inlined: '', readKept, ask: hangs });
    await clock.advance(3000);
    expect(await started).toEqual({ serial: 6, isKept: true });
  });
});

it('follows the document of the page and nothing else where the browser cannot verify', async () => {
  const readKept = jest.fn();
  expect(await start({ canVerify: false, readKept })).toEqual({ serial: 7, isKept: false });
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('not verified'));
  await expect(start({ canVerify: false, inlined: '', readKept })).rejects.toThrow('names no releases');
  expect(readKept).not.toHaveBeenCalled();
});

it('returns undefined for text that is not JSON', () => expect(parsed('<html>')).toBeUndefined());
