import { channelBefore } from '../testing/channel-before';
import { revokeChange } from './revoke';

const author = { actor: 'Rahim', reason: 'loses bets' };
const remotes = { shell: { release: 's1' }, 'mf-x': { release: 'x3', stepBack: 'x2', canary: { release: 'x4', percent: 10 } } };
const goods = ['x3', 'x2', 'x1'];

describe('revoking', () => {
  it.each([
    [
      'what pages step back to: the good one before takes its place',
      'x2',
      { release: 'x3', stepBack: 'x1', canary: { release: 'x4', percent: 10 } },
    ],
    ['the canary: it ends', 'x4', { release: 'x3', stepBack: 'x2' }],
    ['an old one: nothing else changes', 'x0', remotes['mf-x']],
    ['what is live: the good one before is live in the same change', 'x3', { release: 'x2', stepBack: 'x1' }],
  ])('%s', (_, release, live) => {
    const change = revokeChange(channelBefore({ remotes, revoked: { 'mf-x': ['x9'] } }), author, { remote: 'mf-x', release, goods });
    expect(change?.revoked).toEqual({ 'mf-x': ['x9', release] });
    expect(change?.remotes).toEqual({ ...remotes, 'mf-x': live });
    expect(change?.entry).toEqual({ ...author, action: 'revoke', remote: 'mf-x', release });
  });

  it('logs the rollback as well when the live release is revoked', () => {
    expect(revokeChange(channelBefore({ remotes }), author, { remote: 'mf-x', release: 'x3', goods })?.also).toEqual([
      { ...author, action: 'rollback', remote: 'mf-x', release: 'x2', from: 'x3' },
    ]);
  });

  it('is refused for the live release while no good one is left to go back to', () => {
    const revocation = { remote: 'mf-x', release: 'x3', goods: ['x3'] };
    expect(() => revokeChange(channelBefore({ remotes }), author, revocation)).toThrow(
      /x3 is live and there is no good release to go to\. Deploy a corrected one first \(npm run release -- deploy mf-x\)/,
    );
  });

  it('changes nothing the second time', () => {
    const before = channelBefore({ remotes, revoked: { 'mf-x': ['x2'] } });
    expect(revokeChange(before, author, { remote: 'mf-x', release: 'x2', goods })).toBeNull();
  });
});
