import { createStore, get, update, type UseStore } from 'idb-keyval';

let opened: UseStore | null = null;
const store = () => (opened ??= createStore('chat', 'kept'));

/** What was kept in the browser under a key; undefined where nothing was, or where it keeps nothing at all. */
export const readKept = <T>(key: string) => quietly(async () => get<T>(key, store()));

/** Told as a change, not as a value: another tab may write to the same place. */
export const changeKept = <T>(key: string, make: (before: T | undefined) => T) => quietly(async () => update<T>(key, make, store()));

/** Private windows and full disks refuse. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    opened = null;
    return undefined;
  }
}
