import { channelBefore } from '../testing/channel-before';
import { abortCanaryChange, promoteCanaryChange, startCanaryChange } from './canary';

const author = { actor: 'Rahim' };
const trying = channelBefore({ remotes: { 'mf-x': { release: 'x3', stepBack: 'x2', canary: { release: 'x4', percent: 10 } } } });

describe('a canary', () => {
  it.each([0, 0.5, 10, 100])('begins with %s percent beside the live release', (percent) => {
    const change = startCanaryChange(channelBefore(), author, { remote: 'mf-x', release: 'x4', percent });
    expect(change.remotes?.['mf-x']).toEqual({ release: 'x3', stepBack: 'x2', canary: { release: 'x4', percent } });
    expect(change.entry).toEqual({ ...author, action: 'canary', remote: 'mf-x', release: 'x4', from: 'x3', reason: `${percent} %` });
  });

  it('keeps the reason beside the share', () => {
    const change = startCanaryChange(trying, { ...author, reason: 'looks good' }, { remote: 'mf-x', release: 'x4', percent: 50 });
    expect(change.entry.reason).toBe('50 %, looks good');
  });

  it('is live for everybody when it is promoted', () => {
    const change = promoteCanaryChange(trying, author, 'mf-x');
    expect(change?.remotes).toEqual({ 'mf-x': { release: 'x4', stepBack: 'x3' } });
    expect(change?.entry).toMatchObject({ action: 'activate', release: 'x4', from: 'x3', reason: 'promoted from 10 %' });
  });

  it('ends when it is aborted, and everything else stays', () => {
    const change = abortCanaryChange(trying, { ...author, reason: 'crashes' }, 'mf-x');
    expect(change.remotes).toEqual({ 'mf-x': { release: 'x3', stepBack: 'x2' } });
    expect(change.entry).toMatchObject({ action: 'canary', release: 'x4', reason: 'aborted, crashes' });
  });

  it.each([
    ['of the shell', 'shell', 's2', /shell has no canary: it starts the page before a device is known/],
    ['of what is live for all', 'mf-x', 'x3', /x3 is live for everybody already/],
    ['of a revoked release', 'mf-x', 'x5', /x5 was revoked/],
    ['of an area that is not live', 'mf-z', 'z1', /Nothing of mf-z is live/],
  ])('%s is refused', (_, remote, release, words) => {
    const before = channelBefore({ revoked: { 'mf-x': ['x5'] } });
    expect(() => startCanaryChange(before, author, { remote, release, percent: 5 })).toThrow(words);
  });

  it.each([promoteCanaryChange, abortCanaryChange])('that is not there can neither be promoted nor aborted', (change) => {
    expect(() => change(channelBefore(), author, 'mf-x')).toThrow(/mf-x has no canary\. Start one: .*canary mf-x start --percent 10/);
  });
});
