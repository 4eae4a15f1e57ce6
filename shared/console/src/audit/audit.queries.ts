import { useInfiniteQuery } from '@tanstack/react-query';
import { AUDIT_ROWS_MAX, readAudit, type AuditPage } from '@site/platform-operator/calls';
import { ask } from '#calls';

/** One row of the audit log. */
export type AuditItem = AuditPage['rows'][number];

/** Names of the player and of the person whose rows are read; empty texts mean everybody's. */
export interface AuditScope {
  player: string;
  who: string;
}

/** The audit log, the newest rows first, page after page. */
export const useAudit = ({ player, who }: AuditScope) =>
  useInfiniteQuery({
    queryKey: ['audit', player, who],
    queryFn: ({ pageParam, signal }) =>
      ask(
        readAudit,
        {
          ...(player === '' ? {} : { player }),
          ...(who === '' ? {} : { who }),
          ...(pageParam === null ? {} : { before: pageParam }),
          limit: AUDIT_ROWS_MAX,
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
