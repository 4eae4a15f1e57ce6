import { useShell } from '@site/remote';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createLiveEvent } from './create-live-event';
import { SCORE_ROW, type LiveEvent } from './live-event';
import { useOddsFeed } from './odds-feed';

/** @param isOn false while the event is out of view: its data is kept, and nothing is requested */
export function useLiveEvent(eventId: string, marketId: string, isOn = true): LiveEvent {
  const live = useMemo(() => createLiveEvent(eventId, marketId), [eventId, marketId]);
  const feed = useOddsFeed();
  const isSaving = useShell().dataSaver.isOn;
  useEffect(() => (isOn ? live.start({ feed, isSaving }) : undefined), [live, isOn, feed, isSaving]);
  return live;
}

/** Renders at every change of a price: for views that need all prices, such as the slip. Tables use `useStructure`. */
export const useMatchOdds = (live: LiveEvent) => useSyncExternalStore(live.subscribe, live.matchOdds);
export const useEventItem = (live: LiveEvent) => useSyncExternalStore(live.subscribe, live.event);
export const useLiveStatus = (live: LiveEvent) => useSyncExternalStore(live.subscribe, live.status);
/** Renders when markets, runners, names, limits or states change; read them from `live`. */
export const useStructure = (live: LiveEvent) => useSyncExternalStore(live.subscribe, live.structure);

/** Renders when the result of `read` changes for one row. */
export function useRow<T extends string | number | boolean | null>(live: LiveEvent, row: string, read: () => T): T {
  const watch = useCallback((changed: () => void) => live.watch(row, changed), [live, row]);
  return useSyncExternalStore(watch, read);
}
export function useScore(live: LiveEvent) {
  const watch = useCallback((changed: () => void) => live.watch(SCORE_ROW, changed), [live]);
  return useSyncExternalStore(watch, () => live.event()?.score ?? null);
}
