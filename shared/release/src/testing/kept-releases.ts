import { canonicalText } from '../store/canonical';
import { commitChange } from '../channel/channel';
import { ReleaseRefusal, type ReleaseStore } from '../store/store';
import { smallChange } from './small-change';
import { testKeys } from './test-keys';
import { listReleases, readRelease } from '../publish/read-release';
import { putSmall, putTexts, recordOf } from './small-release';
import { RACERS, type OpenedStore } from './opened-store';

/** Rules for the releases of a store. */
export function describeKeptReleases(opened: () => OpenedStore) {
  describe('keeps releases and', () => {
    let store: ReleaseStore;
    let again: () => ReleaseStore;
    beforeEach(() => {
      ({ store, again } = opened());
    });

    const bytes = async (release: string, file: string) => {
      const found = await store.readFile('mf-access', release, file, 'identity');
      return found && Buffer.from(found).toString('utf8');
    };

    it('gives back what was put, byte for byte and in every form', async () => {
      const text = 'self.start = 1;'.repeat(200);
      const record = await putTexts(store, 'mf-access', '1.0.0-a', { 'remoteEntry.js': text, 'face.woff2': 'face' });
      expect(await readRelease({ store: again(), keys: testKeys }, 'mf-access', '1.0.0-a')).toEqual(record);
      expect(await store.recordText('mf-access', '1.0.0-a')).toBe(canonicalText(record));
      expect(await bytes('1.0.0-a', 'remoteEntry.js')).toBe(text);
      expect((await store.readFile('mf-access', '1.0.0-a', 'remoteEntry.js', 'br'))?.length).toBeLessThan(100);
      expect(await store.readFile('mf-access', '1.0.0-a', 'face.woff2', 'gzip')).toBeNull();
      const stored = (await store.files('mf-access', '1.0.0-a')).map(({ file, encoding }) => `${file} ${encoding}`);
      expect(stored.sort()).toEqual(['face.woff2 identity', 'remoteEntry.js br', 'remoteEntry.js gzip', 'remoteEntry.js identity']);
    });

    it('has nothing that was not put', async () => {
      expect(await store.has('mf-access', '1.0.0-a')).toBe(false);
      expect(await store.recordText('mf-access', '1.0.0-a')).toBeNull();
      expect(await store.readFile('mf-access', '1.0.0-a', 'remoteEntry.js', 'identity')).toBeNull();
      expect(await store.files('mf-access', '1.0.0-a')).toEqual([]);
      expect([await listReleases({ store, keys: testKeys }, 'mf-access'), await store.ids('mf-access'), await store.areas()]).toEqual([
        [],
        [],
        [],
      ]);
      await expect(readRelease({ store, keys: testKeys }, 'mf-access', '1.0.0-a')).rejects.toThrow(
        /There is no release 1\.0\.0-a of mf-access\. Publish it/,
      );
    });

    it('lists them, the newest first', async () => {
      await putSmall(store, recordOf('mf-access', '1.0.0-a', { publishedAt: '2026-01-15T06:00:00.000Z' }));
      await putSmall(store, recordOf('mf-access', '1.2.0-c', { publishedAt: '2026-01-17T06:00:00.000Z' }));
      await putSmall(store, recordOf('mf-access', '1.1.0-b', { publishedAt: '2026-01-16T06:00:00.000Z' }));
      await putSmall(store, recordOf('shell', '1.0.0-a'));
      expect((await listReleases({ store, keys: testKeys }, 'mf-access')).map(({ release }) => release)).toEqual([
        '1.2.0-c',
        '1.1.0-b',
        '1.0.0-a',
      ]);
      expect([...(await store.ids('mf-access'))].sort()).toEqual(['1.0.0-a', '1.1.0-b', '1.2.0-c']);
      expect([...(await store.areas())].sort()).toEqual(['mf-access', 'shell']);
    });

    it('never overwrites one', async () => {
      await putTexts(store, 'mf-access', '1.0.0-a', { 'remoteEntry.js': 'first' });
      const second = putTexts(again(), 'mf-access', '1.0.0-a', { 'remoteEntry.js': 'second', 'more.js': 'more' });
      await expect(second).rejects.toThrow(/already published and never changes/);
      expect(await bytes('1.0.0-a', 'remoteEntry.js')).toBe('first');
      expect(await store.files('mf-access', '1.0.0-a')).toHaveLength(1);
    });

    it(`lets one of ${RACERS} put the same one, and has the winner's files only`, async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: RACERS }, (_, index) => putTexts(again(), 'mf-access', '1.0.0-a', { 'remoteEntry.js': `word ${index}` })),
      );
      const won = outcomes.flatMap((outcome, index) => (outcome.status === 'fulfilled' ? [index] : []));
      expect(won).toHaveLength(1);
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ReleaseRefusal);
      expect(await bytes('1.0.0-a', 'remoteEntry.js')).toBe(`word ${won[0]}`);
    });

    it('takes one away as a whole, and can have it again', async () => {
      await putTexts(store, 'mf-access', '1.0.0-a', { 'remoteEntry.js': 'first' });
      await store.remove('mf-access', '1.0.0-a');
      expect(await store.has('mf-access', '1.0.0-a')).toBe(false);
      expect(await bytes('1.0.0-a', 'remoteEntry.js')).toBeNull();
      await store.remove('mf-access', '1.0.0-a');
      await putTexts(store, 'mf-access', '1.0.0-a', { 'remoteEntry.js': 'second' });
      expect(await bytes('1.0.0-a', 'remoteEntry.js')).toBe('second');
    });

    it('keeps root documents beside them, byte for byte, and shows no area of that name', async () => {
      const root = { name: 'trust', release: '2.0.0-root', version: 2, signatures: [] };
      await putSmall(store, recordOf('shell', '1.0.0-a'));
      await store.put(root, new Map());
      expect(await again().recordText('trust', '2.0.0-root')).toBe(canonicalText(root));
      expect([await store.ids('trust'), await store.files('trust', '2.0.0-root'), await store.areas()]).toEqual([
        ['2.0.0-root'],
        [],
        ['shell'],
      ]);
      const other: typeof root = { ...root, version: 3 };
      await expect(again().put(other, new Map())).rejects.toThrow(ReleaseRefusal);
    });

    it.each(['../x', 'a/b', '', '.', '..'])('cannot call one "%s"', async (release) => {
      await expect(putSmall(store, recordOf('mf-access', release))).rejects.toThrow(/cannot be a release/);
      expect(await store.readFile('mf-access', release, 'remoteEntry.js', 'identity')).toBeNull();
    });

    it('gives no file whose name leads out of its release, or is no name', async () => {
      await commitChange(store, await smallChange(store, null, 'first'));
      for (const release of ['1.0.0-a', '1.0.0-b']) await putSmall(store, recordOf('mf-access', release));
      for (const file of ['../1.0.0-b/remoteEntry.js', '../../channels/live.json', 'a\0.js', '.js', ''])
        expect([file, await store.readFile('mf-access', '1.0.0-a', file, 'identity')]).toEqual([file, null]);
    });
  });
}
