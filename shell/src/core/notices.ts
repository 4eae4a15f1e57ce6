import { atom, type createStore } from 'jotai';

export const noticesAtom = atom({
  isOffline: false,
  isStorageRefused: false,
  /** The page runs from the stored channel document. */
  isKept: false,
  /** Number of parts that were replaced while the page was open. */
  swaps: 0,
});

/** @returns a function that stops it */
export function followNetwork(store: ReturnType<typeof createStore>) {
  const follow = () => store.set(noticesAtom, (before) => ({ ...before, isOffline: !navigator.onLine }));
  follow();
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
}
