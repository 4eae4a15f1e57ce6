import { call } from '@site/api';
import { getTransactions, isRequest } from '@site/api/contracts/funds';
import { getTurnovers } from '@site/api/contracts/turnover';
import { queryOptions } from '@site/remote';

/** Everything that follows from the player's money. */
export const FUNDS = ['funds'] as const;
export const WALLET = [...FUNDS, 'wallet'] as const;
export const TRANSACTIONS = [...FUNDS, 'transactions'] as const;

/** The latest deposits and withdrawals, newest first. */
export const transactionsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...TRANSACTIONS, remoteId],
    queryFn: ({ signal }) => call(getTransactions, { remote_id: remoteId }, { signal }).then((records) => records.filter(isRequest)),
  });

/** Turnover tickets; none are read for a visitor. @see RECORDS-040 */
export const turnoversQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...FUNDS, 'turnovers', remoteId],
    queryFn: ({ signal }) => call(getTurnovers, { remote_id: remoteId }, { signal }),
    enabled: remoteId !== '',
    // A deposit brings a ticket, and playing stakes it: an earlier answer is never the current one.
    staleTime: 0,
  });
