import { useMemo, useState } from 'react';
import type { QueuedTransaction } from '@site/platform-operator/calls';

/**
 * Requests that a person has chosen. One that is not in the list any more is not chosen either, and neither is one that waits for a second
 * person: each proposal is looked at.
 */
export function useChosen(rows: readonly QueuedTransaction[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const choosable = useMemo(() => rows.filter(({ proposal }) => !proposal).map(({ transaction_id: id }) => id), [rows]);
  const chosen = useMemo(() => new Set(choosable.filter((key) => marked.has(key))), [choosable, marked]);
  return {
    chosen,
    choosable,
    toggle: (key: string) => setMarked(chosen.has(key) ? new Set([...chosen].filter((each) => each !== key)) : new Set([...chosen, key])),
    chooseAll: () => setMarked(new Set(choosable)),
    clear: () => setMarked(new Set()),
  };
}
