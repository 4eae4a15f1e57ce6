import type { LogEntry } from '../store/log-line';
import { channelBefore } from '../testing/channel-before';
import { goodReleases } from './good-releases';
import { rollbackChange } from './rollback';

const author = { actor: 'Rahim' };

/** `+x1`: x1 was activated; `<x1`: a rollback to x1; `%x1`: x1 was a canary. */
const logOf = (words: string): LogEntry[] =>
  words.split(' ').map((word) => {
    const action = ({ '+': 'activate', '<': 'rollback', '%': 'canary' } as const)[word[0] ?? ''] ?? 'renew';
    return { serial: 1, at: '', actor: 'Rahim', action, remote: 'mf-x', release: word.slice(1), previous: '' };
  });

const liveWith = (release: string, revoked: readonly string[] = []) =>
  channelBefore({ remotes: { 'mf-x': { release } }, revoked: { 'mf-x': revoked } });

describe('where an area can go back to', () => {
  it.each([
    ['one release', '+x1', 'x1', [], ['x1']],
    ['three in a row', '+x1 +x2 +x3', 'x3', [], ['x3', 'x2', 'x1']],
    ['after going back, what was left is no good', '+x1 +x2 +x3 <x2', 'x2', [], ['x2', 'x1']],
    ['going back twice never leads forward', '+x1 +x2 +x3 <x2 <x1', 'x1', [], ['x1']],
    ['the corrected one after going back', '+x1 +x2 +x3 <x2 +x4', 'x4', [], ['x4', 'x2', 'x1']],
    ['what was left and then made live on purpose', '+x1 +x2 <x1 +x2', 'x2', [], ['x2', 'x1']],
    ['an old one made live again', '+x1 +x2 +x3 +x1', 'x1', [], ['x1', 'x3', 'x2']],
    ['going back to what was never live', '+x1 +x2 <x0', 'x0', [], ['x0', 'x1']],
    ['a canary is not live', '+x1 %x2', 'x1', [], ['x1']],
    ['revoked ones are left out', '+x1 +x2 +x3', 'x3', ['x2'], ['x3', 'x1']],
  ])('%s', (_, words, live, revoked, goods) => {
    expect(goodReleases(logOf(words), liveWith(live, revoked), 'mf-x')).toEqual(goods);
  });

  it('follows the document where the log contradicts it', () => {
    expect(goodReleases(logOf('+x9'), channelBefore(), 'mf-x')).toEqual(['x3', 'x2']);
  });
});

describe('rolling back', () => {
  it.each([
    ['the one before', undefined, ['x3', 'x2', 'x1'], { release: 'x2', stepBack: 'x1' }],
    ['the only other one, and then there is nothing to step back to', undefined, ['x3', 'x2'], { release: 'x2' }],
    ['a named one', 'x1', ['x3', 'x2', 'x1'], { release: 'x1' }],
    [
      'one that was never live, stepping back to the last good one and not to what is left',
      'x0',
      ['x3', 'x2'],
      { release: 'x0', stepBack: 'x2' },
    ],
  ])('goes to %s', (_, to, goods, live) => {
    const change = rollbackChange(channelBefore(), author, { remote: 'mf-x', goods, ...(to === undefined ? {} : { to }) });
    expect(change.remotes).toEqual({ ...channelBefore().remotes, 'mf-x': live });
    expect(change.entry).toEqual({ actor: 'Rahim', action: 'rollback', remote: 'mf-x', release: live.release, from: 'x3' });
  });

  it('ends a canary of the area', () => {
    const remotes = { 'mf-x': { release: 'x3', stepBack: 'x2', canary: { release: 'x4', percent: 5 } } };
    const change = rollbackChange(channelBefore({ remotes }), author, { remote: 'mf-x', goods: ['x3', 'x2'] });
    expect(change.remotes?.['mf-x']).toEqual({ release: 'x2' });
  });

  it.each([
    [
      'nothing was live before',
      { remote: 'mf-y', goods: ['y1'] },
      /Nothing good was live of mf-y before y1\. Name a release: .*--to <release>/,
    ],
    ['that release is live', { remote: 'mf-x', goods: ['x3', 'x2'], to: 'x3' }, /x3 is live already\. Leave out --to/],
    ['it was revoked', { remote: 'mf-x', goods: ['x3'], to: 'x2' }, /x2 was revoked and never runs again/],
    ['the area is not live', { remote: 'mf-z', goods: [] }, /Nothing of mf-z is live; live are shell, mf-x, mf-y\. Deploy it first/],
  ])('is refused when %s', (_, way, words) => {
    expect(() => rollbackChange(channelBefore({ revoked: { 'mf-x': ['x2'] } }), author, way)).toThrow(words);
  });
});
