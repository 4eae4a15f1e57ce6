import type { ChannelDocument } from '@site/remote/manifest';
import type { Finding } from './finding';
import { createKeptTrials } from './kept-trials';
import type { Proposal } from './trial-set';

const HALF_A_MINUTE_MS = 30_000;
const FIVE_MINUTES_MS = 300_000;
const BROKEN: Finding = { check: 'mount', message: 'it does not start', advice: 'Repair it.' };

const document = (part: Partial<ChannelDocument> = {}) =>
  ({ serial: 1, remotes: { 'mf-x': { release: '1.0.0-a' } }, releases: {}, revoked: {}, ...part }) as ChannelDocument;
const proposal = (part: Partial<Proposal> = {}): Proposal => ({
  before: document(),
  next: document(),
  candidates: [{ name: 'mf-x', release: '1.0.0-a' }],
  isUrgent: true,
  ...part,
});

let at = 0;
let trials: ReturnType<typeof createKeptTrials>;
beforeEach(() => {
  at = 0;
  trials = createKeptTrials(() => at);
});

const finds = (...found: [string, Finding][]) => jest.fn(async () => new Map(found));

it('tries the same pages once within five minutes, also for a document with another serial', async () => {
  const trial = finds();
  await trials.once(proposal(), trial);
  at = HALF_A_MINUTE_MS;
  await trials.once(proposal({ next: document({ serial: 2 }) }), trial);
  expect(trial).toHaveBeenCalledTimes(1);
  at = FIVE_MINUTES_MS;
  expect(trials.hasAny()).toBe(false);
  await trials.once(proposal(), trial);
  expect(trial).toHaveBeenCalledTimes(2);
});

it('lets a change wait for the trial that runs', async () => {
  let end = () => {};
  const first = trials.once(proposal(), () => new Promise((resolve) => (end = () => resolve(new Map()))));
  const second = finds(['mf-x', BROKEN]);
  const joined = trials.once(proposal(), second);
  end();
  expect([await first, await joined]).toEqual([new Map(), new Map()]);
  expect(second).not.toHaveBeenCalled();
});

it.each([
  ['another release of another area', { next: document({ remotes: { 'mf-x': { release: '1.0.0-a' }, 'mf-y': { release: '2.0.0-b' } } }) }],
  ['other bytes of a file', { next: document({ releases: { 'mf-x/1.0.0-a': { entry: 'other' } as never } }) }],
  ['more states', { isUrgent: false }],
  ['another candidate', { candidates: [{ name: 'mf-y', release: '2.0.0-b' }] }],
])('tries again with %s', async (_, part) => {
  await trials.once(proposal(), finds());
  const trial = finds();
  await trials.once(proposal(part), trial);
  expect(trial).toHaveBeenCalledTimes(1);
});

it('keeps no trial that found something', async () => {
  await trials.once(proposal(), finds(['mf-x', BROKEN]));
  expect(trials.hasAny()).toBe(false);
});

it('makes a trial again whose browser failed, also for a change that waited for it', async () => {
  const failed = trials.once(proposal(), () => Promise.reject(new Error('the browser ended')));
  const again = finds();
  const joined = trials.once(proposal(), again);
  await expect(failed).rejects.toThrow('the browser ended');
  expect(await joined).toEqual(new Map());
  expect(again).toHaveBeenCalledTimes(1);
});
