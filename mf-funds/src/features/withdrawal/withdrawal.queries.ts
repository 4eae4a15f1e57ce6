import { call, type ApiError } from '@site/api';
import { checkWithdrawal, submitWithdraw } from '@site/api/contracts/funds';
import type { EndpointOutput } from '@site/api/schema';
import { useMutation } from '@site/remote';
import { useMoneyCall } from '@site/remote/money';
import { useRemoteId } from '#account';

/** A mutation instead of a query, because the answer is outdated at once: each withdrawal needs a new one. @see FUNDS-060 */
export function useCheckWithdrawal() {
  const remoteId = useRemoteId();
  return useMutation<EndpointOutput<typeof checkWithdrawal>, ApiError>({
    mutationFn: () => call(checkWithdrawal, { remote_id: remoteId }),
    retry: false,
  });
}

export const useSubmitWithdraw = () => useMoneyCall(submitWithdraw);
