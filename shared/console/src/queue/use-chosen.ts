import { useMemo, useState } from 'react';

/** Rows that a person has chosen. A row that is not in the list any more is not chosen either. */
export function useChosen(keys: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => new Set(keys.filter((key) => marked.has(key))), [keys, marked]);
  return {
    chosen,
    toggle: (key: string) => setMarked(chosen.has(key) ? new Set([...chosen].filter((each) => each !== key)) : new Set([...chosen, key])),
    chooseAll: () => setMarked(new Set(keys)),
    clear: () => setMarked(new Set()),
  };
}
