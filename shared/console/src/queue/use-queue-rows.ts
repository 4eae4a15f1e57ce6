import { useCallback, useMemo } from 'react';
import { useQueue } from './queue.queries';
import type { QueueFilter } from './queue.rules';

/** Requests that were read so far, and the next page when the end of them is near. `queue`: counts of the newest answer. */
export function useQueueRows(filter: QueueFilter) {
  const { data, isPending, error, refetch, isFetching, hasNextPage, fetchNextPage } = useQueue(filter);
  const rows = useMemo(() => {
    // A request that was sent again while pages were read has moved to a later one.
    const byNumber = new Map((data?.pages ?? []).flatMap((page) => page.rows).map((row) => [row.transaction_id, row]));
    return [...byNumber.values()];
  }, [data]);
  const askForMore = useCallback(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return { queue: data?.pages.at(-1), rows, isPending, error, refetch, isBusy: isFetching, askForMore };
}
