import { useSyncExternalStore } from 'react';

/** Narrow screens have no rail and no panel at the side. */
const PHONE = '(max-width: 768px)';

const list = () => window.matchMedia(PHONE);
const subscribe = (changed: () => void) => {
  const watched = list();
  watched.addEventListener('change', changed);
  return () => watched.removeEventListener('change', changed);
};

/** True on a narrow screen; the component renders again when that changes. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => list().matches);
