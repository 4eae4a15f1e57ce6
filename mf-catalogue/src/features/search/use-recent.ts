import { useEffect, useState } from 'react';
import type { RecentStore } from './recent.store';

/** The recent searches of this device, with the ways to add one and to delete all. */
export function useRecent(searches: RecentStore) {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    void searches.list().then((kept) => isHere && setRecent(kept));
    return () => void (isHere = false);
  }, [searches]);
  return {
    recent,
    add: (query: string) => void searches.add(query),
    forget: () => {
      setRecent([]);
      void searches.forget();
    },
  };
}
