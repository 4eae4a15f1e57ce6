import { createMemoryStore } from '../testing/memory-store';
import { putSmall, recordOf } from '../testing/small-release';
import { withCheckedWrites } from './checked-writes';
import { nameOfPlace, openStore, storePlaceIn, storePlaceOf } from './open-store';
import { StoreUnusable } from './store';

describe('the place of the store', () => {
  it('is STORE_URL, else the folder STORE_DIR, else .store', () => {
    expect(storePlaceIn({ STORE_URL: 'postgres://db/site', STORE_DIR: 'here' }, '/site')).toMatchObject({ url: 'postgres://db/site' });
    expect(storePlaceIn({ STORE_URL: '', STORE_DIR: 'here' }, '/site')).toEqual({ url: undefined, folder: '/site/here' });
    expect(storePlaceIn({}, '/site')).toEqual({ url: undefined, folder: '/site/.store' });
  });

  it('can be named as an address or as a folder', () => {
    expect(storePlaceOf('postgres://db/site', '/site').url).toBe('postgres://db/site');
    expect(storePlaceOf('../other', '/site')).toEqual({ folder: '/other' });
  });

  it('has a name without a password', () => {
    expect(nameOfPlace({ url: 'postgres://site:secret@db:5432/site?sslmode=require&sslpassword=secret', folder: '' })).toBe(
      'postgres://site@db:5432/site?sslmode=require',
    );
    expect(nameOfPlace({ url: 'postgres://site:se secret@/', folder: '' })).not.toContain('secret');
    expect(nameOfPlace({ folder: '/site/.store' })).toBe('/site/.store');
  });
});

it.each(['redis://user:secret@db/1', 'nothing://', 'no address: secret'])(
  'there is no store for "%s", and the error shows no password',
  (url) => {
    const open = () => openStore({ url, folder: '' });
    expect(open).toThrow(StoreUnusable);
    expect(open).toThrow(/There is no store for .* STORE_URL takes postgres:, /);
    expect(open).not.toThrow(/secret/);
  },
);

it.each(['postgres://db/site', 's3://releases/site?region=eu-central-1'])('connects to nothing when %s is opened', (url) => {
  expect(openStore({ url, folder: '' }, {})).toHaveProperty('commit');
});

it('reads an address of a bucket with the rules of buckets', () => {
  expect(() => openStore({ url: 's3://releases/site?zone=eu', folder: '' }, {})).toThrow(/other parameters than region/);
});

describe('a store that is not a folder', () => {
  const put = (store: ReturnType<typeof createMemoryStore>, release: string) => putSmall(store, recordOf('mf-access', release));

  it('proves once, before the first write, that it refuses late writers', async () => {
    const honest = createMemoryStore();
    const commit = jest.spyOn(honest, 'commit');
    const store = withCheckedWrites(honest);
    await store.channels();
    expect(commit).not.toHaveBeenCalled();
    await put(store, '1.0.0-a');
    const probes = commit.mock.calls.length;
    expect(probes).toBeGreaterThan(1);
    await put(store, '1.0.0-b');
    expect(commit).toHaveBeenCalledTimes(probes);
  });

  it('is not written to when it takes late writes', async () => {
    const lying = createMemoryStore();
    const store = withCheckedWrites({ ...lying, commit: async () => undefined });
    await expect(put(store, '1.0.0-a')).rejects.toThrow(/takes the writes of two who have read the same/);
    expect(await lying.areas()).toEqual([]);
  });
});
