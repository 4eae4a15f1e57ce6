import { claim, recordOf } from '../testing/small-release';
import type { ReleaseRecord } from '../store/release-record';
import { setsOf } from './sets';

const release = (name: string, id: string, part: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  ...recordOf(name, id, { paths: [claim(`/${name}`)], ...part }),
  signatures: [],
});
const wordsFor = (records: readonly ReleaseRecord[]) => records.map((record) => `${record.name} ${record.release}`);

const [A3, A2, A1] = ['3', '2', '1'].map((id) => release('mf-a', id)) as [ReleaseRecord, ReleaseRecord, ReleaseRecord];
const B2 = release('mf-b', '2');
const B1 = release('mf-b', '1');

it('tries each release once, in as many sets as one remote has releases', () => {
  const sets = setsOf([
    [A3, A2, A1],
    [B2, B1],
  ]);
  expect(sets.map(({ tried }) => wordsFor(tried))).toEqual([['mf-a 3', 'mf-b 2'], ['mf-a 2', 'mf-b 1'], ['mf-a 1']]);
});

it('makes each set complete with the newest release of a remote that has no further one', () => {
  const [, , last] = setsOf([
    [A3, A2, A1],
    [B2, B1],
  ]);
  expect(wordsFor(last?.remotes ?? [])).toEqual(['mf-a 1', 'mf-b 2']);
});

it.each<[string, Partial<ReleaseRecord>]>([
  ['an address that another remote claims', { paths: [claim('/mf-b')] }],
  ['a panel that another remote offers', { panels: { wallet: './wallet' } }],
])('keeps a release with %s away from it, and tries both all the same', (_, part) => {
  const moved = release('mf-a', '0', part);
  const owner = release('mf-b', '2', { panels: { wallet: './wallet' } });
  const sets = setsOf([[moved, A3], [owner]]);
  expect(sets.map(({ tried }) => wordsFor(tried))).toEqual([['mf-a 0'], ['mf-a 3', 'mf-b 2']]);
  expect(wordsFor(sets[0]?.remotes ?? [])).toEqual(['mf-a 0']);
});

it('makes no set when there is no remote', () => {
  expect(setsOf([])).toEqual([]);
});
