import { readSet } from '../gate/trial/read-set';
import { readRelease } from './read-release';
import { createVerdicts } from './remembered-verdicts';
import type { Surface } from '../store/release-record';
import type { ReleaseStore } from '../store/store';
import { createMemoryStore, createTestKeys, putSmall, recordOf, testKeys } from '../testing';
import { createGateSite } from '../testing/gate-site';

const AREA = 'mf-x';
const RELEASE = '1.0.0-a';

const check = jest.spyOn(crypto.subtle, 'verify');
/** @returns number of signature checks during `work` */
async function checksOf(work: () => Promise<unknown>) {
  check.mockClear();
  await work();
  return check.mock.calls.length;
}

let store: ReleaseStore;
beforeEach(async () => {
  store = createMemoryStore();
  // The commit makes the record unique to this test, so that its text was never checked before.
  await putSmall(store, recordOf(AREA, RELEASE, { commit: expect.getState().currentTestName ?? '' }));
});
const read = (source: Partial<Parameters<typeof readRelease>[0]> = {}) => readRelease({ store, keys: testKeys, ...source }, AREA, RELEASE);

/** A store in which somebody changed the text of the record. */
async function withText(edit: (text: string) => string): Promise<Pick<ReleaseStore, 'recordText' | 'ids'>> {
  const text = edit((await store.recordText(AREA, RELEASE)) ?? '');
  return { recordText: async () => text, ids: store.ids };
}

it('checks the signature of a record once, however often it is read', async () => {
  expect(await checksOf(read)).toBe(1);
  const [first, second] = [await read(), await read()];
  expect(await checksOf(read)).toBe(0);
  expect(second).toEqual(first);
});

it('checks none of the records that a change composed when the gate reads them', async () => {
  const site = await createGateSite();
  await site.publish('deploy');
  const proposal = await site.propose('deploy');
  const keys = await testKeys.accepted();
  const gate = async () => expect((await readSet(site.store, keys, proposal)).set.remotes).toHaveLength(3);
  expect(await checksOf(gate)).toBe(0);
  site.forget();
});

it('refuses a record that was changed after it passed the checks', async () => {
  await read();
  const changed = await withText((text) => text.replace('"Tester"', '"tester"'));
  await expect(read({ store: changed })).rejects.toThrow(/is not what was signed/);
  const spaced = await withText((text) => text.replace(',', ', '));
  await expect(read({ store: spaced })).rejects.toThrow(/is written otherwise than it was signed/);
});

it('refuses a record that passed the checks with other keys', async () => {
  await read();
  await expect(read({ keys: createTestKeys() })).rejects.toThrow(/is signed with no key that is accepted here/);
});

it('does not trust a record because a reader without signature checks read it', async () => {
  const changed = await withText((text) => text.replace('"Tester"', '"tester"'));
  expect(await read({ store: changed, isUnverified: true })).toMatchObject({ publishedBy: 'tester' });
  await expect(read({ store: changed })).rejects.toThrow(/is not what was signed/);
});

it('reads a record with a list of exports, and refuses one whose list has another form', async () => {
  const put = (release: string, surface: unknown) => putSmall(store, recordOf(AREA, release, { surface: surface as Surface }));
  await put('1.0.0-b', { '@site/ui': { Button: '0a1b2c3d' } });
  await put('1.0.0-c', { '@site/ui': ['Button'] });
  expect(await readRelease({ store, keys: testKeys }, AREA, '1.0.0-b')).toHaveProperty('surface');
  await expect(readRelease({ store, keys: testKeys }, AREA, '1.0.0-c')).rejects.toThrow(/lists exports .* in a form that cannot be read/);
});

it('refuses a bad record each time', async () => {
  const changed = await withText((text) => text.replace('"Tester"', '"tester"'));
  for (const _ of [1, 2]) await expect(read({ store: changed })).rejects.toThrow(/is not what was signed/);
});

it('forgets the least recently used verdict', () => {
  const verdicts = createVerdicts(2);
  verdicts.remember('first');
  verdicts.remember('second');
  expect(verdicts.isGood('first')).toBe(true);
  verdicts.remember('third');
  expect(['first', 'second', 'third'].map((name) => verdicts.isGood(name))).toEqual([true, false, true]);
});
