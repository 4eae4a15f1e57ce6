import { call } from '@site/api';
import { getTransactions, isRequest } from '@site/api/contracts/funds';
import { getTurnovers } from '@site/api/contracts/turnover';
import { queryOptions } from '@site/remote';

/** Beginning of all query keys that depend on the player's money. */
export const FUNDS = ['funds'] as const;
/** Beginning of the query keys of wallets. */
export const WALLET = [...FUNDS, 'wallet'] as const;
/** Beginning of the query keys of cashier records. */
export const TRANSACTIONS = [...FUNDS, 'transactions'] as const;

/** Query for the latest deposits and withdrawals, newest first, without adjustments; it fails with ApiError. @see FUNDS-037 */
export const transactionsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...TRANSACTIONS, remoteId],
    queryFn: ({ signal }) => call(getTransactions, { remote_id: remoteId }, { signal }).then((records) => records.filter(isRequest)),
  });

/** Query for the turnover tickets, disabled for a visitor (empty id); it fails with ApiError. @see RECORDS-038, RECORDS-040 */
export const turnoversQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...FUNDS, 'turnovers', remoteId],
    queryFn: ({ signal }) => call(getTurnovers, { remote_id: remoteId }, { signal }),
    enabled: remoteId !== '',
    // A deposit adds a ticket and play reduces it, so a cached answer is never current.
    staleTime: 0,
  });
