import { call } from '@site/api';
import { getPaymentMethods } from '@site/api/contracts/funds';
import { queryOptions, useQuery, useQueryClient, useShell } from '@site/remote';
import { phonesQuery, PROFILE, profileQuery, TRANSACTIONS, transactionsQuery, turnoversQuery, WALLET } from '@site/remote/reads';

/** Remote id of the player; empty for a visitor. */
export const useRemoteId = () => useShell().session.player?.remoteId ?? '';

const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: ['funds', 'payment-methods'],
    queryFn: ({ signal }) => call(getPaymentMethods, {}, { signal }),
  });

/** Disables the reads of a player for a visitor. */
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

/** Deposits and withdrawals, newest first. @param pollMs poll interval while the page is visible */
export function useTransactions(pollMs?: number) {
  const remoteId = useRemoteId();
  return useQuery({ ...transactionsQuery(remoteId), ...ofPlayer(remoteId), ...(pollMs ? { refetchInterval: pollMs } : {}) });
}

/** Refetches the records and the account after a request was sent or decided. */
export function useReloadFunds() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: TRANSACTIONS }),
      queries.invalidateQueries({ queryKey: WALLET }),
      queries.invalidateQueries({ queryKey: PROFILE }),
    ]);
}
