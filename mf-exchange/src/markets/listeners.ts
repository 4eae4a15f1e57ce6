import type { Changes } from './changes.rules';

/** Listeners of all changes, and listeners of one row, which are called for that row only. */
export function createListeners() {
  const all = new Set<() => void>();
  const byRow = new Map<string, Set<() => void>>();

  return {
    subscribe(listener: () => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    watch(row: string, listener: () => void) {
      const own = byRow.get(row) ?? new Set();
      byRow.set(row, own);
      own.add(listener);
      return () => {
        own.delete(listener);
        if (own.size === 0 && byRow.get(row) === own) byRow.delete(row);
      };
    },
    tell(changes: Changes) {
      if (changes) for (const row of changes) byRow.get(row)?.forEach((listener) => listener());
      else for (const own of byRow.values()) own.forEach((listener) => listener());
      all.forEach((listener) => listener());
    },
  };
}
