/* A double of `idb-keyval`, because jsdom has no IndexedDB. */

/** Values that the browser has stored, by key. */
export const kept = new Map<string, unknown>();

export const createStore = () => async (_mode: string, work: (objects: object) => unknown) =>
  work({ put: (value: unknown, key: string) => kept.set(key, value), transaction: { commit: () => {} } });
export const get = async (key: string) => kept.get(key);
export const set = async (key: string, value: unknown) => void kept.set(key, value);
export const update = async (key: string, make: (before: unknown) => unknown) => void kept.set(key, make(kept.get(key)));
