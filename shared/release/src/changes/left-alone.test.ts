import type { LogEntry } from '../store/log-line';
import { channelBefore } from '../testing/channel-before';
import { leftAlone } from './left-alone';

const line = (action: LogEntry['action'], release: string, from?: string): LogEntry => ({
  serial: 1,
  at: '',
  actor: 'Rahim',
  action,
  remote: 'mf-x',
  release,
  ...(from ? { from } : {}),
  previous: '',
});
const WENT_BACK = [line('activate', 'x1'), line('activate', 'x2', 'x1'), line('rollback', 'x1', 'x2')];
const before = channelBefore({ remotes: { 'mf-x': { release: 'x1' } }, revoked: { 'mf-x': ['x0'] } });
const why = (entries: readonly LogEntry[], release: string, now = before) => leftAlone(entries, now, { name: 'mf-x', release });

it.each([
  ['what somebody went back from', WENT_BACK, 'x2', 'Rahim went back from it'],
  ['what was revoked', [], 'x0', 'it was revoked'],
])('leaves %s alone', (_, entries, release, words) => {
  expect(why(entries, release)).toBe(words);
});

it('leaves an area alone while its canary runs', () => {
  const now = channelBefore({ remotes: { 'mf-x': { release: 'x1', canary: { release: 'x2', percent: 10 } } } });
  expect([why([], 'x1', now), why([], 'x2', now)]).toEqual(Array(2).fill('a canary of this area is running'));
});

it.each([
  ['what was never live', WENT_BACK, 'x3'],
  ['what is live', WENT_BACK, 'x1'],
  ['what was made live again on purpose', [...WENT_BACK, line('activate', 'x2', 'x1')], 'x2'],
  ['what another area went back from', WENT_BACK.map((entry) => ({ ...entry, remote: 'mf-y' })), 'x2'],
])('does not leave %s alone', (_, entries, release) => {
  expect(why(entries, release)).toBeNull();
});
