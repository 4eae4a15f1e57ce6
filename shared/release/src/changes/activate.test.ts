import { channelBefore } from '../testing/channel-before';
import { activateChange } from './activate';

const author = { actor: 'Rahim', reason: 'new lobby' };

describe('activating', () => {
  it('keeps the release before as the one that pages step back to, and leaves the other areas alone', () => {
    const before = channelBefore();
    const change = activateChange(before, author, [{ name: 'mf-x', release: 'x4' }]);
    expect(change?.remotes).toEqual({ ...before.remotes, 'mf-x': { release: 'x4', stepBack: 'x3' } });
    expect(change?.entry).toEqual({ actor: 'Rahim', reason: 'new lobby', action: 'activate', remote: 'mf-x', release: 'x4', from: 'x3' });
  });

  it('makes the first set live as one, with a line of the log for each area', () => {
    const change = activateChange(null, { actor: 'Rahim' }, [
      { name: 'shell', release: 's1' },
      { name: 'mf-x', release: 'x1' },
    ]);
    expect(change).toEqual({
      remotes: { shell: { release: 's1' }, 'mf-x': { release: 'x1' } },
      entry: { actor: 'Rahim', action: 'activate', remote: 'shell', release: 's1' },
      also: [{ actor: 'Rahim', action: 'activate', remote: 'mf-x', release: 'x1' }],
    });
  });

  it('writes log lines only for areas that change', () => {
    const change = activateChange(channelBefore(), author, [
      { name: 'shell', release: 's1' },
      { name: 'mf-y', release: 'y2' },
    ]);
    expect([change?.entry.remote, change?.also]).toEqual(['mf-y', []]);
  });

  it('changes nothing when all of it is live', () => {
    expect(activateChange(channelBefore(), author, [{ name: 'mf-x', release: 'x3' }])).toBeNull();
  });

  it.each([
    ['another release', 'x4', { release: 'x4', stepBack: 'x3' }],
    ['the canary itself', 'x5', { release: 'x5', stepBack: 'x3' }],
    ['the live one', 'x3', { release: 'x3', stepBack: 'x2' }],
  ])('ends a canary of the area with %s', (_, release, live) => {
    const remotes = { 'mf-x': { release: 'x3', stepBack: 'x2', canary: { release: 'x5', percent: 10 } } };
    expect(activateChange(channelBefore({ remotes }), author, [{ name: 'mf-x', release }])?.remotes).toEqual({ 'mf-x': live });
  });

  it.each([
    ['a revoked release', 'x4', /x4 was revoked and never runs again, not even with --force\. .*release -- deploy mf-x/],
    ['a development build', '0.0.0-dev1', /is a development build\. Build it: npm run release -- deploy mf-x/],
  ])('refuses %s', (_, release, words) => {
    const before = channelBefore({ revoked: { 'mf-x': ['x4'] } });
    expect(() => activateChange(before, author, [{ name: 'mf-x', release }])).toThrow(words);
  });
});
