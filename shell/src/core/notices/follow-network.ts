import type { createStore } from 'jotai';
import { noticesAtom } from './notices.atoms';

/** @returns how to stop. */
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
