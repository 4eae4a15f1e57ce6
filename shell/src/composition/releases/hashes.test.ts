import { channelDocument } from '#testing/documents';
import { followHashes } from './hashes';

const known = () => Object.keys(self.releaseIntegrity);

beforeEach(() => {
  self.releaseIntegrity = {};
  followHashes(channelDocument());
});

it('lets in the files of the live and of the previous release', () => {
  expect(known()).toEqual(['/releases/mf-demo/2.0.0/remoteEntry.js', '/releases/mf-demo/1.0.0/remoteEntry.js']);
});

it('still lets in what the page took before, for its later parts', () => {
  followHashes(channelDocument({ serial: 8 }, { release: '3.0.0', stepBack: '2.0.0' }));
  expect(known()).toContain('/releases/mf-demo/1.0.0/remoteEntry.js');
  expect(known()).toContain('/releases/mf-demo/3.0.0/remoteEntry.js');
});

it('lets nothing of a revoked release in, unless it is still mounted', () => {
  const next = channelDocument({ serial: 8, revoked: { 'mf-demo': ['2.0.0'] } }, { release: '3.0.0', stepBack: '1.0.0' });
  followHashes(next, ['/releases/mf-demo/2.0.0/']);
  expect(known()).toContain('/releases/mf-demo/2.0.0/remoteEntry.js');
  followHashes(next);
  expect(known()).not.toContain('/releases/mf-demo/2.0.0/remoteEntry.js');
});
