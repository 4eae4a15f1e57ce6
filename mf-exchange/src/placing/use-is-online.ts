import { useSyncExternalStore } from 'react';

function follow(changed: () => void) {
  const leaving = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, changed, leaving);
  return () => leaving.abort();
}

export const useIsOnline = () => useSyncExternalStore(follow, () => navigator.onLine);
