import { useSyncExternalStore } from 'react';

const followNetwork = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
const followSight = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

export const useIsOnline = () => useSyncExternalStore(followNetwork, () => navigator.onLine);

/** True while the tab is visible. */
export const useIsVisible = () => useSyncExternalStore(followSight, () => !document.hidden);
