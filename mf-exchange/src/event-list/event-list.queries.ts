import { useDeferredValue, useEffect, useState } from 'react';
import { call } from '@site/api';
import { getSportEvents, type ExchangeSport } from '@site/api/contracts/exchange';
import { queryOptions, useQuery } from '@site/remote';
import type { ListedEvent } from './event-list.rules';

const LIST_POLL_MS = 5000;
/** Longest wait of a list for one above it, which would push it down. */
const ORDER_MS = 1000;

async function readEvents(sport: ExchangeSport, signal: AbortSignal): Promise<ListedEvent[]> {
  const events = await call(getSportEvents[sport], {}, { signal });
  return events.map((event) => ({ ...event, sport }));
}

/** A failure is only logged: the earlier answer stays. @see EXCHANGE-037 */
const eventsQuery = (sport: ExchangeSport) =>
  queryOptions({
    queryKey: ['exchange', 'events', sport],
    queryFn: ({ signal }) => readEvents(sport, signal),
    staleTime: 0,
    refetchInterval: LIST_POLL_MS,
  });

export interface SportEvents {
  /** Events of the sports that are there so far; a sport waits a moment for those above it. */
  events: readonly ListedEvent[];
  /** No sport is there yet. */
  isPending: boolean;
  /** No sport could be read. */
  isFailed: boolean;
  retry(): void;
}

/** The events of every sport, polled. */
export function useSportEvents(): SportEvents {
  const lists = [useQuery(eventsQuery('cricket')), useQuery(eventsQuery('soccer')), useQuery(eventsQuery('tennis'))];
  const [cricket, soccer, tennis] = lists.map(({ data }) => data);
  // React renders a list of a hundred events in steps, between which the page answers.
  const shown = [useDeferredValue(cricket), useDeferredValue(soccer), useDeferredValue(tennis)];
  const [isLate, setIsLate] = useState(false);
  const missing = lists.findIndex(({ isError }, sport) => !isError && !shown[sport]);
  const isWaiting = missing >= 0 && shown.some(Boolean);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), ORDER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const inOrder = missing < 0 || isLate ? shown : shown.slice(0, missing);
  const hasSome = inOrder.some(Boolean);
  const isFailed = lists.every(({ isError, data }) => isError && !data);
  return {
    events: inOrder.flatMap((events) => events ?? []),
    isPending: !hasSome && !isFailed,
    isFailed,
    retry: () => lists.forEach(({ refetch }) => void refetch()),
  };
}
