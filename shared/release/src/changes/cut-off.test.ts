import { channelBefore } from '../testing/channel-before';
import { cutOffChange } from './cut-off';

const author = { actor: 'Rahim', reason: 'key 0a1b2c3d4e5f was cut off: in a log' };
const remotes = {
  shell: { release: 's1' },
  'mf-x': { release: 'x3', stepBack: 'x2', canary: { release: 'x4', percent: 10 } },
  'mf-y': { release: 'y2', stepBack: 'y1' },
};
const out = (remote: string, release: string, ...goods: string[]) => ({ remote, release, goods });

describe('cutting off what a key has signed', () => {
  it('revokes all of it in one change, and each area goes to its newest good release', () => {
    const releases = [out('mf-x', 'x3', 'x1'), out('mf-x', 'x2', 'x1'), out('mf-x', 'x4', 'x1'), out('mf-y', 'y1')];
    const { change, stuck } = cutOffChange(channelBefore({ remotes }), author, releases);
    expect(stuck).toEqual([]);
    expect(change?.remotes).toEqual({ shell: { release: 's1' }, 'mf-x': { release: 'x1' }, 'mf-y': { release: 'y2' } });
    expect(change?.revoked).toEqual({ 'mf-x': ['x3', 'x2', 'x4'], 'mf-y': ['y1'] });
    expect([change?.entry, ...(change?.also ?? [])].map((entry) => `${entry?.action} ${entry?.remote} ${entry?.release}`)).toEqual([
      'revoke mf-x x3',
      'rollback mf-x x1',
      'revoke mf-x x2',
      'revoke mf-x x4',
      'revoke mf-y y1',
    ]);
  });

  it('leaves an area as it is without a good release, and takes the others out', () => {
    const { change, stuck } = cutOffChange(channelBefore({ remotes }), author, [out('mf-x', 'x3', 'x1'), out('mf-y', 'y2')]);
    expect(stuck).toEqual([out('mf-y', 'y2')]);
    expect(change?.remotes?.['mf-y']).toEqual(remotes['mf-y']);
    expect(change?.remotes?.['mf-x']).toMatchObject({ release: 'x1' });
  });

  it('changes nothing the second time', () => {
    const before = channelBefore({ remotes, revoked: { 'mf-y': ['y1'] } });
    expect(cutOffChange(before, author, [out('mf-y', 'y1')])).toEqual({ change: null, stuck: [] });
  });
});
