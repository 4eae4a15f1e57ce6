/** Bytes that were read before, least recently used out first. */
export function createMemory(limitBytes: number) {
  const kept = new Map<string, Uint8Array>();
  let total = 0;

  function drop(key: string) {
    total -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  }

  return {
    get: (key: string) => kept.get(key),
    set(key: string, bytes: Uint8Array) {
      drop(key);
      kept.set(key, bytes);
      total += bytes.byteLength;
      for (const oldest of kept.keys()) {
        if (total <= limitBytes) return;
        drop(oldest);
      }
    },
  };
}
