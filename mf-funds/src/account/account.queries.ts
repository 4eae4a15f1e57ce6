import { call } from '@site/api';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { getPaymentMethods, getTransactions, isRequest } from '@site/api/contracts/funds';
import { getTurnovers } from '@site/api/contracts/turnover';
import { queryOptions, useQuery, useQueryClient, useShell } from '@site/remote';

const TRANSACTIONS = ['funds', 'transactions'];

/** Of the player; empty for a visitor. */
export const useRemoteId = () => useShell().session.player?.remoteId ?? '';

// The keys of the profile and the numbers are those that the account's screens keep theirs below: one answer serves all.
const profileQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['account', 'profile', remoteId],
    queryFn: ({ signal }) => call(userShow, { remote_id: remoteId }, { signal }),
    enabled: remoteId !== '',
  });

const phonesQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['account', 'phones', remoteId],
    queryFn: ({ signal }) => call(getOtherPhones, {}, { signal }).then(({ data }) => data),
    enabled: remoteId !== '',
  });

const transactionsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...TRANSACTIONS, remoteId],
    queryFn: ({ signal }) => call(getTransactions, { remote_id: remoteId }, { signal }).then((records) => records.filter(isRequest)),
    enabled: remoteId !== '',
  });

const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: ['funds', 'payment-methods'],
    queryFn: ({ signal }) => call(getPaymentMethods, {}, { signal }),
  });

const turnoversQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['funds', 'turnovers', remoteId],
    queryFn: ({ signal }) => call(getTurnovers, { remote_id: remoteId }, { signal }),
    enabled: remoteId !== '',
    // A deposit brings a ticket, and playing stakes it: what was known a moment ago is not what is asked for.
    staleTime: 0,
  });

export const useProfile = () => useQuery(profileQuery(useRemoteId()));
export const useOtherPhones = () => useQuery(phonesQuery(useRemoteId()));
export const useTurnovers = () => useQuery(turnoversQuery(useRemoteId()));
export const usePaymentMethods = () => useQuery(paymentMethodsQuery());

/** Deposits and withdrawals, newest first. @param pollMs asks again that often while the page is seen */
export const useTransactions = (pollMs?: number) =>
  useQuery({ ...transactionsQuery(useRemoteId()), ...(pollMs ? { refetchInterval: pollMs } : {}) });

/** After a request was sent or decided: the records, and what the account's screens say of them. */
export function useReloadFunds() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: TRANSACTIONS }),
      queries.invalidateQueries({ queryKey: ['funds', 'wallet'] }),
      queries.invalidateQueries({ queryKey: ['account', 'profile'] }),
    ]);
}
