import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { approveTransaction, failTransaction, showQueue, type QueuedTransaction } from '@site/platform-operator/calls';
import { ask, pollEvery } from '#calls';

const KEY = ['queue'];
const REFRESH_MS = 5_000;

/** Requests that wait, the oldest first; asked for again every few seconds while the page is visible. */
export const useQueue = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => ask(showQueue, {}, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
  });

/** Asks for the queue now. */
export function useFreshQueue() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}

/** Verdict of a person about a request. */
export type Decision = { verdict: 'approve' } | { verdict: 'refuse'; reason: string };

/** Decides one request as the person has seen it: the attempt goes with it, so that one which the player edited is not decided blind. */
export const useDecide = () =>
  useMutation({
    mutationFn: ({ request, decision }: { request: QueuedTransaction; decision: Decision }) => {
      const { transaction_id, attempt } = request;
      if (decision.verdict === 'approve') return ask(approveTransaction, { transaction_id, attempt });
      return ask(failTransaction, { transaction_id, attempt, reason: decision.reason });
    },
  });
