import type { Kept } from '@site/remote/kept';

/** A store of the browser that survives a reload. */
export function keptInMemory(): Kept {
  const kept = new Map<string, unknown>();
  return {
    readKept: async <T>(key: string) => kept.get(key) as T | undefined,
    keep: async (key: string, value: unknown) => void kept.set(key, value),
    changeKept: async <T>(key: string, make: (before: T | undefined) => T) => void kept.set(key, make(kept.get(key) as T | undefined)),
  };
}
