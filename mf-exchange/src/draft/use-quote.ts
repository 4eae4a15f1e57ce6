import { useSyncExternalStore } from 'react';
import type { LiveEvent } from '#markets';
import type { Pick } from './pick';
import { quoteOf, type Quote } from './quote.rules';

const neverChanges = () => () => {};

/** What the market says of the pick, as it changes; null without a market or a pick. */
export function useQuote(live: LiveEvent | null, pick: Pick | null): Quote | null {
  // As text, two answers that say the same are the same: only a change draws anew.
  const said = useSyncExternalStore(live ? (listener) => live.subscribe(listener) : neverChanges, () =>
    live && pick ? JSON.stringify(quoteOf(live, pick)) : null,
  );
  return said === null ? null : (JSON.parse(said) as Quote);
}
