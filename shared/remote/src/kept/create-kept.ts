import { createStore, get, update, type UseStore } from 'idb-keyval';

/** Store of one area in the browser's database. */
export interface Kept {
  /** Reads the value of a key; undefined when there is none, or when the browser keeps nothing. */
  readKept<T>(key: string): Promise<T | undefined>;
  /** Writes the value of a key, also when the page goes away at once. It is lost when the browser keeps nothing. */
  keep<T>(key: string, value: T): Promise<void>;
  /** Changes the value of a key in one step, because another tab may write to it too. It is lost when the browser keeps nothing. */
  changeKept<T>(key: string, make: (before: T | undefined) => T): Promise<void>;
}

/**
 * Opens a store for values and files that last over a reload and a swap of releases. It is IndexedDB, because local storage belongs to the
 * session. Put the player into the key, because another player may use the same browser. Shapes may differ between releases, so check the
 * values.
 * @param area name of the area, such as `chat`.
 */
export function createKept(area: string): Kept {
  let opened: UseStore | null = null;
  const store = () => (opened ??= createStore(area, 'kept'));

  /** Ignores errors, because private windows and full disks refuse the database. */
  async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch {
      opened = null;
      return undefined;
    }
  }

  return {
    readKept: <T>(key: string) => quietly(() => get<T>(key, store())),
    keep: <T>(key: string, value: T) =>
      quietly(() =>
        store()('readwrite', (objects) => {
          objects.put(value, key);
          // A browser drops a transaction that still waits for an answer when its page goes away.
          objects.transaction.commit();
        }),
      ),
    changeKept: <T>(key: string, make: (before: T | undefined) => T) => quietly(() => update<T>(key, make, store())),
  };
}
