import type { StorageKey } from '@site/api/contracts/site';

/** Local storage under the specified keys; in memory when the browser refuses to store. @see SHELL-047 */
export interface KeptStorage {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** Removes everything, also the keys of others. */
  clear(): void;
}

/** @param onRefused called once, when the browser refuses to store (blocked or full) */
export function createKeptStorage(onRefused: () => void, open: () => Storage = () => window.localStorage): KeptStorage {
  const memory = new Map<string, string>();
  let isRefused = false;

  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open());
    } catch {
      if (!isRefused) onRefused();
      isRefused = true;
      return otherwise;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}
