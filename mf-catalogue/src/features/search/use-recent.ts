import { useEffect, useState } from 'react';
import { recentSearches } from './recent.store';

/** The recent searches of this device, with the ways to add one and to delete all. */
export function useRecent() {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    void recentSearches.list().then((kept) => isHere && setRecent(kept));
    return () => void (isHere = false);
  }, []);
  return {
    recent,
    add: (query: string) => void recentSearches.add(query),
    forget: () => {
      setRecent([]);
      void recentSearches.forget();
    },
  };
}
