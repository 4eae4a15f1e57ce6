import type { StorageKey } from '@site/api/contracts/site';

/** The browser's storage under the specified keys; memory where the browser refuses. */
export interface KeptStorage {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** Everything, not only our keys. */
  clear(): void;
}

/** @param onRefused told once, when the browser does not let us keep anything (blocked or full). */
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
