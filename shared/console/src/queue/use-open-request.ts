import type { QueuedTransaction } from '@site/platform-operator/calls';
import { useRequest } from './queue.queries';

/** The request that the address names. One that the list does not show, because of a filter or its place, is asked for by itself. */
export function useOpenRequest(id: string | null, rows: readonly QueuedTransaction[]) {
  const listed = rows.find(({ transaction_id: number }) => number === id) ?? null;
  const { data } = useRequest(listed ? null : id);
  return { request: listed ?? data ?? null, isGone: id !== null && !listed && data === null };
}
