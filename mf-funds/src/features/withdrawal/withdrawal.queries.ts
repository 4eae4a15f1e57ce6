import { call, type ApiError } from '@site/api';
import { checkWithdrawal, submitWithdraw } from '@site/api/contracts/funds';
import { getTurnovers } from '@site/api/contracts/turnover';
import type { EndpointOutput } from '@site/api/schema';
import { queryOptions, useMutation, useQuery, useShell } from '@site/remote';
import { useMoneyCall } from '@site/remote/money';

const useRemoteId = () => useShell().session.player?.remoteId ?? '';

const turnoversQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['funds', 'turnovers', remoteId],
    queryFn: ({ signal }) => call(getTurnovers, { remote_id: remoteId }, { signal }),
    enabled: remoteId !== '',
  });

export const useTurnovers = () => useQuery(turnoversQuery(useRemoteId()));

/** A mutation, for its answer is worth nothing a moment later: it is asked for anew before each withdrawal. */
export function useCheckWithdrawal() {
  const remoteId = useRemoteId();
  return useMutation<EndpointOutput<typeof checkWithdrawal>, ApiError>({
    mutationFn: () => call(checkWithdrawal, { remote_id: remoteId }),
    retry: false,
  });
}

export const useSubmitWithdraw = () => useMoneyCall(submitWithdraw);
