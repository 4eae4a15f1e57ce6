import type { FastifyBaseLogger } from 'fastify';
import { PENDING_FILE } from '@site/api/contracts/site';
import type { LiveSite } from '@site/release';
import { createAreaPaints } from './area-paint';

const NAMES = { 'src/a.css': { box: 'shell-box' } };
const pending = (html: string) => JSON.stringify({ html: [html], places: { 'en-mobile-guest': { '/': 0 } } });
const GOOD = pending('<p class="src/a.css#box">old</p>');

function setUp(files: Record<string, string>) {
  const asked: string[] = [];
  const error = jest.fn();
  const read = (name: string, release: string, file: string) => {
    asked.push(file);
    const text = files[`${name}/${release}/${file}`];
    return Promise.resolve(text === undefined ? null : Buffer.from(text));
  };
  const paints = createAreaPaints(read, { error } as unknown as FastifyBaseLogger);
  const of = (remotes: LiveSite['document']['remotes']) => {
    const releases = Object.fromEntries(
      Object.entries(remotes)
        .flatMap(([name, { release, canary }]) => [release, ...(canary ? [canary.release] : [])].map((chosen) => `${name}/${chosen}`))
        .map((key) => [key, { styles: ['a.css'] }]),
    );
    const site = { host: { name: 'shell', release: '1.0.0-s' }, document: { remotes, releases } } as unknown as LiveSite;
    return paints(site, NAMES);
  };
  const htmlOf = async (remotes: LiveSite['document']['remotes']) =>
    Object.fromEntries([...(await of(remotes))].map(([key, paint]) => [key, paint.pending.html[0]]));
  return { of, htmlOf, asked, error };
}

const sheet = { 'mf-a/1/a.css': '.a{}', 'mf-a/2/a.css': '.a{}', 'mf-b/1/a.css': '.b{}' };
const both = { ...sheet, [`mf-a/1/${PENDING_FILE}`]: GOOD, [`mf-b/1/${PENDING_FILE}`]: pending('<p>other</p>') };

it('gives each live remote its own picture, with the class names of the shell', async () => {
  const { of, htmlOf } = setUp(both);
  const remotes = { 'mf-a': { release: '1' }, 'mf-b': { release: '1' } };
  expect(await htmlOf(remotes)).toEqual({ 'mf-a/1': '<p class="shell-box">old</p>', 'mf-b/1': '<p>other</p>' });
  expect((await of(remotes)).get('mf-a/1')?.styles).toEqual([{ file: 'a.css', text: '.a{}' }]);
});

it('changes the picture of one remote with its release, and brings the old one back with a rollback', async () => {
  const { htmlOf } = setUp({ ...both, [`mf-a/2/${PENDING_FILE}`]: pending('<p>new</p>') });
  const live = (release: string) => htmlOf({ 'mf-a': { release }, 'mf-b': { release: '1' } });
  expect(await live('1')).toEqual({ 'mf-a/1': '<p class="shell-box">old</p>', 'mf-b/1': '<p>other</p>' });
  expect(await live('2')).toEqual({ 'mf-a/2': '<p>new</p>', 'mf-b/1': '<p>other</p>' });
  expect(await live('1')).toEqual({ 'mf-a/1': '<p class="shell-box">old</p>', 'mf-b/1': '<p>other</p>' });
});

it('knows the picture of a canary beside that of the live release', async () => {
  const { htmlOf } = setUp({ ...both, [`mf-a/2/${PENDING_FILE}`]: pending('<p>new</p>') });
  expect(await htmlOf({ 'mf-a': { release: '1', canary: { release: '2', percent: 10 } } })).toMatchObject({ 'mf-a/2': '<p>new</p>' });
});

it.each([
  ['hostile', pending('<img src="https://evil.example/">')],
  ['broken', '{'],
])('leaves out a %s picture of one remote, and says so once', async (_, text) => {
  const { htmlOf, error } = setUp({ ...both, [`mf-a/1/${PENDING_FILE}`]: text });
  for (const _again of [1, 2])
    expect(await htmlOf({ 'mf-a': { release: '1' }, 'mf-b': { release: '1' } })).toEqual({ 'mf-b/1': '<p>other</p>' });
  expect(error).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ name: 'mf-a', release: '1' }), expect.any(String));
});

it('goes without a picture that is missing, or whose styles cannot be read', async () => {
  const { htmlOf, error } = setUp({ [`mf-a/1/${PENDING_FILE}`]: GOOD, 'mf-b/1/a.css': '.b{}' });
  expect(await htmlOf({ 'mf-a': { release: '1' }, 'mf-b': { release: '1' } })).toEqual({});
  expect(error).not.toHaveBeenCalled();
});

it('reads and checks each release once', async () => {
  const { of, asked } = setUp(both);
  await of({ 'mf-a': { release: '1' } });
  const once = asked.length;
  await of({ 'mf-a': { release: '1' } });
  expect(asked).toHaveLength(once);
});
