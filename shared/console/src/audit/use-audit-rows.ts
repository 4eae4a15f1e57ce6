import { useCallback, useEffect, useMemo } from 'react';
import { useAudit, type AuditScope } from './audit.queries';
import { isReading } from './audit.rules';

/**
 * Rows of the log that were read so far. A page of reads alone shows nothing, so the next one is asked for at once.
 * @param hasReads false: without calls that only read
 */
export function useAuditRows(filter: AuditScope, hasReads: boolean) {
  const { data, isPending, error, refetch, isFetching, hasNextPage, fetchNextPage } = useAudit(filter);
  const rows = useMemo(
    () => (data?.pages ?? []).flatMap((page) => page.rows).filter((row) => hasReads || !isReading(row)),
    [data, hasReads],
  );
  const askForMore = useCallback(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const isLooking = rows.length === 0 && hasNextPage && !error;
  useEffect(() => {
    if (isLooking) askForMore();
  }, [isLooking, askForMore]);
  return { rows, isPending: isPending || isLooking, isBusy: isFetching, error, refetch, askForMore };
}
