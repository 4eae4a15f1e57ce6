import { requirePreconditions } from './preconditions';
import { SerialConflict, StoreUnusable, type ReleaseStore } from './store';
import { createMemoryStore } from '../testing/memory-store';

const ADVICE = /Use one that honours preconditions \(for S3: If-Match and If-None-Match on PUT\), or a folder: STORE_DIR/;

/** A store that also accepts late writes. @param when condition on which it accepts one */
function createLyingStore(when: (newest: number, after: number) => boolean): ReleaseStore {
  const honest = createMemoryStore();
  const store: ReleaseStore = {
    ...honest,
    async commit(next, lines, after) {
      const newest = (await honest.channel(next.channel))?.serial ?? 0;
      await honest.commit(next, lines, after).catch((problem: unknown) => {
        if (!(problem instanceof SerialConflict) || !when(newest, after)) throw problem;
      });
    },
  };
  return store;
}

it('accepts a store that refuses late writers', async () => {
  await expect(requirePreconditions(createMemoryStore())).resolves.toBeUndefined();
});

it.each<[string, (newest: number, after: number) => boolean]>([
  ['ignores every precondition', () => true],
  ['ignores that there is a document already', (_, after) => after === 0],
  ['ignores which document was read', (_, after) => after > 0],
])('refuses a store that %s, and advises another one', async (_, when) => {
  const store = createLyingStore(when);
  await expect(requirePreconditions(store)).rejects.toThrow(StoreUnusable);
  await expect(requirePreconditions(store)).rejects.toThrow(ADVICE);
  expect(await store.channels()).toEqual([]);
});

it('refuses a store that does not check and write atomically, where all simultaneous writers succeed', async () => {
  const honest = createMemoryStore();
  let newest = 0;
  const store: ReleaseStore = {
    ...honest,
    async commit(next, lines, after) {
      if (newest !== after) throw new SerialConflict(next.channel);
      await new Promise((resolve) => setTimeout(resolve, 5));
      newest = next.serial;
      await honest.commit(next, lines, after).catch(() => undefined);
    },
  };
  await expect(requirePreconditions(store)).rejects.toThrow(/takes the writes of two who have read the same when a channel is begun/);
});
