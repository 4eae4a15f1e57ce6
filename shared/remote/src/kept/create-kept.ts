import { createStore, get, update, type UseStore } from 'idb-keyval';

export interface Kept {
  /** Reads the value of a key; undefined when there is none, or when the browser keeps nothing. */
  readKept<T>(key: string): Promise<T | undefined>;
  /** Told as a change, not as a value: another tab may write to the same place. */
  changeKept<T>(key: string, make: (before: T | undefined) => T): Promise<void>;
}

/**
 * Keeps values and files over a reload and a swap of releases, in the browser's database: its storage is the session's alone. Put the
 * player into the key: another one uses the same browser. Shapes may differ between releases: read with care.
 * @param area whose it is, `chat`
 */
export function createKept(area: string): Kept {
  let opened: UseStore | null = null;
  const store = () => (opened ??= createStore(area, 'kept'));

  /** Private windows and full disks refuse. */
  async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch {
      opened = null;
      return undefined;
    }
  }

  return {
    readKept: <T>(key: string) => quietly(async () => get<T>(key, store())),
    changeKept: <T>(key: string, make: (before: T | undefined) => T) => quietly(async () => update<T>(key, make, store())),
  };
}
