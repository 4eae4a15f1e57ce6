/** Keeps the answers for the keys that were asked for last. */
export function remembered<K, V>(size: number, make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const value = kept.has(key) ? (kept.get(key) as V) : make(key);
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > size) kept.delete(kept.keys().next().value as K);
    return value;
  };
}
