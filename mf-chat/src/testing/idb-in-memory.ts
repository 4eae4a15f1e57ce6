const kept = new Map<string, unknown>();

/** A double of `idb-keyval`, because jsdom has no IndexedDB. */
export const createStore = () => ({});
export const get = async (key: string) => kept.get(key);
export const update = async (key: string, make: (before: unknown) => unknown) => void kept.set(key, make(kept.get(key)));

export const forgetAll = () => kept.clear();
