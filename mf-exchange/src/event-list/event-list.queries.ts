import { useDeferredValue } from 'react';
import { call } from '@site/api';
import { getSportEvents, type ExchangeSport } from '@site/api/contracts/exchange';
import { queryOptions, useQuery } from '@site/remote';
import type { ListedEvent } from './event-list.rules';

const LIST_POLL_MS = 5000;

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
  /** Events of all sports that have answered so far. */
  events: readonly ListedEvent[];
  /** No sport has answered yet. */
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
  const hasSome = shown.some((events) => events !== undefined);
  const isFailed = !hasSome && lists.every(({ isError }) => isError);
  return {
    events: shown.flatMap((events) => events ?? []),
    isPending: !hasSome && !isFailed,
    isFailed,
    retry: () => lists.forEach(({ refetch }) => void refetch()),
  };
}
