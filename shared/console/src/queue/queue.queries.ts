import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  approveTransaction,
  confirmProposal,
  failTransaction,
  QUEUE_ROWS_MAX,
  type QueuedTransaction,
  sendProposalBack,
  showQueue,
  showRequestDetails,
} from '@site/platform-operator/calls';
import { ask, pollEvery } from '#calls';
import type { QueueFilter } from './queue.rules';

const KEY = ['queue'];
const REFRESH_MS = 5_000;

const questionOf = ({ action, method, text }: QueueFilter) => ({
  ...(action === '' ? {} : { action }),
  ...(method === '' ? {} : { method }),
  ...(text.trim() === '' ? {} : { text: text.trim() }),
});

/**
 * Requests that wait, the oldest first, page after page. They are asked for again every few seconds while the page is visible, and more
 * rarely when more pages are open, because each page is a call.
 */
export const useQueue = (filter: QueueFilter) =>
  useInfiniteQuery({
    queryKey: [...KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      ask(
        showQueue,
        { ...questionOf(filter), ...(pageParam === null ? {} : { after: pageParam }), limit: QUEUE_ROWS_MAX },
        { signal, isPolled: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollEvery(REFRESH_MS * Math.max(state.data?.pages.length ?? 1, 1))({ state }),
  });

/** One request that waits, although the list does not show it; null when it does not wait. @param id null: nothing is asked */
const useRequest = (id: string | null) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) => {
      const { rows } = await ask(showQueue, { text: id ?? '' }, { signal, isPolled: true });
      return rows.find(({ transaction_id: number }) => number === id) ?? null;
    },
    enabled: id !== null,
    refetchInterval: pollEvery(REFRESH_MS),
  });

/** The request that the address names. One that the list does not show, because of a filter or its place, is asked for by itself. */
export function useOpenRequest(id: string | null, rows: readonly QueuedTransaction[]) {
  const listed = rows.find(({ transaction_id: number }) => number === id) ?? null;
  const { data } = useRequest(listed ? null : id);
  return { request: listed ?? data ?? null, isGone: id !== null && !listed && data === null };
}

/** Details of a request; they are asked for anew when the player has edited it. */
export const useRequestDetails = ({ transaction_id: id, attempt }: QueuedTransaction) =>
  useQuery({
    queryKey: ['request', id, attempt],
    queryFn: ({ signal }) => ask(showRequestDetails, { transaction_id: id }, { signal }),
  });

/** Asks for the queue now. */
export function useFreshQueue() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}

/** Answer of a person to a request. */
export type Decision = { verdict: 'approve' | 'confirm' | 'sendBack' } | { verdict: 'refuse'; reason: string };

/**
 * Decides one request as the person has seen it: the attempt goes with it, so that one which the player edited is not decided blind. A
 * confirmation names the proposal in the same way.
 */
export const useDecide = () =>
  useMutation({
    mutationFn: ({ request, decision }: { request: QueuedTransaction; decision: Decision }) => {
      const { transaction_id, attempt } = request;
      const proposal = request.proposal?.id ?? 0;
      if (decision.verdict === 'confirm') return ask(confirmProposal, { transaction_id, proposal });
      if (decision.verdict === 'sendBack') return ask(sendProposalBack, { transaction_id, proposal });
      if (decision.verdict === 'refuse') return ask(failTransaction, { transaction_id, attempt, reason: decision.reason });
      return ask(approveTransaction, { transaction_id, attempt });
    },
  });
