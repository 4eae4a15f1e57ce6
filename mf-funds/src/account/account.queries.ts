import { call } from '@site/api';
import { getPaymentMethods } from '@site/api/contracts/funds';
import { queryOptions, useQuery, useQueryClient, useShell } from '@site/remote';
import { phonesQuery, PROFILE, profileQuery, TRANSACTIONS, transactionsQuery, turnoversQuery, WALLET } from '@site/remote/reads';

/** Of the player; empty for a visitor. */
export const useRemoteId = () => useShell().session.player?.remoteId ?? '';

const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: ['funds', 'payment-methods'],
    queryFn: ({ signal }) => call(getPaymentMethods, {}, { signal }),
  });

/** Reads of the player; none are made for a visitor. */
const ofPlayer = (remoteId: string) => ({ enabled: remoteId !== '' });

export function useProfile() {
  const remoteId = useRemoteId();
  return useQuery({ ...profileQuery(remoteId), ...ofPlayer(remoteId) });
}

export function useOtherPhones() {
  const remoteId = useRemoteId();
  return useQuery({ ...phonesQuery(remoteId), ...ofPlayer(remoteId) });
}

export const useTurnovers = () => useQuery(turnoversQuery(useRemoteId()));
export const usePaymentMethods = () => useQuery(paymentMethodsQuery());

/** Deposits and withdrawals, newest first. @param pollMs asks again that often while the page is seen */
export function useTransactions(pollMs?: number) {
  const remoteId = useRemoteId();
  return useQuery({ ...transactionsQuery(remoteId), ...ofPlayer(remoteId), ...(pollMs ? { refetchInterval: pollMs } : {}) });
}

/** After a request was sent or decided: the records, and what the account's screens say of them. */
export function useReloadFunds() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: TRANSACTIONS }),
      queries.invalidateQueries({ queryKey: WALLET }),
      queries.invalidateQueries({ queryKey: PROFILE }),
    ]);
}
