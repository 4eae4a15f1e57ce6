import { call } from '@site/api';
import { getReceipt, getTransactions, isPending, resubmitTransaction, revertTransaction } from '@site/api/contracts/funds';
import { getTransactionRecords } from '@site/api/contracts/records';
import type { PageSize } from '@site/api/contracts/site';
import { queryOptions, useMutation, useQueryClient } from '@site/remote';
import { useMoneyOutcome } from '@site/remote/money';
import { PROFILE, TRANSACTIONS, transactionsQuery, WALLET } from '@site/remote/reads';
import { shownBy, withoutTwins, type CashFilter } from './transaction-record.rules';

/** Query keys of everything that contains a changed record. */
const CHANGED = [TRANSACTIONS, WALLET, PROFILE];

/** Poll interval while a record is pending and the page is visible. */
const POLL_MS = 5000;
const pollOf = (records: readonly Parameters<typeof isPending>[0][] | undefined) => (records?.some(isPending) ? POLL_MS : false);

/** The records after `steps - 1` presses on "Show more", in as few calls as possible. */
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

/** The list that the deposit and withdrawal screens share. @see RECORDS-040 */
export const latestQuery = (remoteId: string) =>
  queryOptions({
    ...transactionsQuery(remoteId),
    refetchInterval: ({ state }) => pollOf(state.data),
  });

export const useRevert = () => useChange(revertTransaction);
export const useResubmit = () => useChange(resubmitTransaction);

/** A request that changes a record. Refetches after a failure too: the change may have been booked before the answer was lost. */
function useChange<E extends typeof revertTransaction | typeof resubmitTransaction>(endpoint: E) {
  const queries = useQueryClient();
  return useMoneyOutcome(endpoint, () => {
    for (const queryKey of CHANGED) void queries.invalidateQueries({ queryKey });
  });
}

export const useReceipt = () => useMutation({ mutationFn: (id: string) => call(getReceipt, { transaction_id: id }), retry: false });
