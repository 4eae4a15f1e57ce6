import { requirePreconditions } from './preconditions';
import type { ReleaseStore } from './store';

/** The same store, which proves before its first write that it honours preconditions. A failed proof is repeated by the next write. */
export function withCheckedWrites(store: ReleaseStore): ReleaseStore {
  let checking: Promise<void> | undefined;
  const checked = () =>
    (checking ??= requirePreconditions(store).catch((problem: unknown) => {
      checking = undefined;
      throw problem;
    }));

  return {
    ...store,
    async put(record, files) {
      await checked();
      return store.put(record, files);
    },
    async commit(next, lines, after) {
      await checked();
      return store.commit(next, lines, after);
    },
  };
}
