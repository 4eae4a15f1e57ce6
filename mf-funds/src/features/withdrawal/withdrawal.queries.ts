import { call, type ApiError } from '@site/api';
import { checkWithdrawal, submitWithdraw } from '@site/api/contracts/funds';
import type { EndpointOutput } from '@site/api/schema';
import { useMutation } from '@site/remote';
import { useMoneyCall } from '@site/remote/money';
import { useRemoteId } from '#account';

/** A mutation, for its answer is worth nothing a moment later: it is asked for anew before each withdrawal. */
export function useCheckWithdrawal() {
  const remoteId = useRemoteId();
  return useMutation<EndpointOutput<typeof checkWithdrawal>, ApiError>({
    mutationFn: () => call(checkWithdrawal, { remote_id: remoteId }),
    retry: false,
  });
}

export const useSubmitWithdraw = () => useMoneyCall(submitWithdraw);
