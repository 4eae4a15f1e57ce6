import { LRUCache } from 'lru-cache';

/** Caches the results of the most recently used keys. */
export function remembered<K extends string | number | object, V>(size: number, make: (key: K) => V): (key: K) => V {
  // The cache cannot hold null, which is a valid result.
  const kept = new LRUCache<K, { value: V }>({ max: size });
  return (key) => {
    const known = kept.get(key);
    if (known) return known.value;
    const value = make(key);
    kept.set(key, { value });
    return value;
  };
}
