import { planFeature } from './new-feature';
import { planRemote } from './new-remote';
import { refusalOf } from './testing/refusal-of';

/** No such folder is needed, because names are checked before any file is read. */
const NOWHERE = '/nowhere';
const remote = (name: string, options = {}) => refusalOf(() => planRemote(NOWHERE, name, options));
const feature = (owner: string, name: string, options = {}) => refusalOf(() => planFeature(NOWHERE, owner, name, options));

describe('an invalid name', () => {
  it.each(['lagoon', 'mf-', 'mf-Funds', 'mf-lagoon2', 'mf_funds', 'mf-lagoon-', 'mf-fun ds', 'mf-../shell', 'mf-ফান্ড', ''])(
    'is refused for a remote: "%s"',
    (name) => {
      expect(remote(name)).toMatchObject({
        exitCode: 2,
        message: `"${name}" cannot be a remote.`,
        advice: expect.stringContaining('mf-funds'),
      });
    },
  );

  it.each(['Tide', 'my_tide', '2fast', 'de posit', '../login', 'tide-', 'a/b', ''])('is refused for a feature: "%s"', (name) => {
    expect(feature('mf-access', name)).toMatchObject({ exitCode: 2, message: `"${name}" cannot be a feature.` });
  });

  it.each(['tide', '/', '/Tide', '/a b', '/tide/', '//tide', "/it's", '/a?b=1', '/:id'])('is refused for a path: "%s"', (path) => {
    expect(feature('mf-access', 'tide', { path })).toMatchObject({
      exitCode: 2,
      message: `"${path}" cannot be the path of a new page.`,
    });
    expect(remote('mf-lagoon', { path })).toMatchObject({ exitCode: 2 });
  });

  it('is refused for a path with a parameter, which must be written by hand', () => {
    expect(remote('mf-lagoon', { path: '/lagoon/:id' }).advice).toContain('by hand');
  });

  it.each(['"', 'two\nlines', '', '<b>bold</b>', 'x'.repeat(81)])('is refused for a description: %j', (about) => {
    expect(remote('mf-lagoon', { about })).toMatchObject({ exitCode: 2, message: expect.stringContaining('cannot describe a remote') });
  });
});
