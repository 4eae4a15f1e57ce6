import { ApiError, call } from '@site/api';
import { getReceipt, getTransactions, isPending, isRequest, resubmitTransaction, revertTransaction } from '@site/api/contracts/funds';
import { getTransactionRecords } from '@site/api/contracts/records';
import type { PageSize } from '@site/api/contracts/site';
import type { EndpointInput } from '@site/api/schema';
import { queryOptions, useMutation, useQueryClient } from '@site/remote';
import { useMoneyCall } from '@site/remote/money';
import { shownBy, withoutTwins, type CashFilter } from './transaction-record.rules';

/** The key of the cashier's own list: what is sent there makes these lists old, too. */
const TRANSACTIONS = ['funds', 'transactions'];

/** What a record that was changed stands in. */
const CHANGED = [TRANSACTIONS, ['funds', 'wallet'], ['account', 'profile']];

/** While something waits and the page is seen. */
const POLL_MS = 5000;
const pollOf = (records: readonly Parameters<typeof isPending>[0][] | undefined) => (records?.some(isPending) ? POLL_MS : false);

/** A list that has grown `steps - 1` times, asked for in as few calls as its length allows. */
export const shownQuery = (remoteId: string, filter: CashFilter, steps: number) =>
  queryOptions({
    queryKey: [...TRANSACTIONS, remoteId, 'shown', filter, steps],
    queryFn: async ({ signal }) => {
      const { pages, size, isLast } = shownBy(steps);
      const asked = Array.from({ length: pages }, (_, index) =>
        call(getTransactions, { remote_id: remoteId, ...filter, page: index + 1, per_page: size }, { signal }),
      );
      const answers = await Promise.all(asked);
      return { records: withoutTwins(answers.flat()), hasMore: !isLast && answers.at(-1)?.length === size };
    },
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => pollOf(state.data?.records),
  });

export const tableQuery = (remoteId: string, filter: CashFilter, { page, pageSize }: { page: number; pageSize: PageSize }) =>
  queryOptions({
    queryKey: [...TRANSACTIONS, remoteId, 'table', filter, page, pageSize],
    queryFn: ({ signal }) => call(getTransactionRecords, { remote_id: remoteId, ...filter, page, per_page: pageSize }, { signal }),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => pollOf(state.data?.data),
  });

/** The list of the cashier's screens, under its key: one answer serves all. @see RECORDS-040 */
export const latestQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...TRANSACTIONS, remoteId],
    queryFn: ({ signal }) => call(getTransactions, { remote_id: remoteId }, { signal }).then((records) => records.filter(isRequest)),
    refetchInterval: ({ state }) => pollOf(state.data),
  });

export const useRevert = () => useChange(revertTransaction);
export const useResubmit = () => useChange(resubmitTransaction);

/** A post that changes a record; `null`: it was already on its way. Whatever came of it, what it may have changed is asked for anew. */
function useChange<E extends typeof revertTransaction | typeof resubmitTransaction>(endpoint: E) {
  const queries = useQueryClient();
  const { phase, send } = useMoneyCall(endpoint);
  const change = (input: EndpointInput<E>) =>
    send(input)
      .then((answer) => answer && { message: answer.message })
      .catch((problem: unknown) => ({ failure: problem instanceof ApiError ? problem : new ApiError({ kind: 'unreachable' }) }))
      .finally(() => {
        for (const queryKey of CHANGED) void queries.invalidateQueries({ queryKey });
      });
  return { phase, change };
}

export const useReceipt = () => useMutation({ mutationFn: (id: string) => call(getReceipt, { transaction_id: id }), retry: false });
