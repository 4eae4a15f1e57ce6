import { LRUCache } from 'lru-cache';

/** Keeps the answers for the keys that were asked for last. */
export function remembered<K extends string | number | object, V>(size: number, make: (key: K) => V): (key: K) => V {
  // An answer may be null, which a cache cannot hold by itself.
  const kept = new LRUCache<K, { value: V }>({ max: size });
  return (key) => {
    const known = kept.get(key);
    if (known) return known.value;
    const value = make(key);
    kept.set(key, { value });
    return value;
  };
}
