import { call, type ApiError } from '@site/api';
import { askOwnData, closeAccount, getOwnData, showClosing, showOwnData, type OwnData } from '@site/api/contracts/own-account';
import { queryOptions, useMutation, useQueryClient } from '@site/remote';
import type { PlayersProof } from './proof-form';

/** Poll interval in ms while the platform makes the archive. */
const PROGRESS_MS = 2_000;

export const ownDataQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['access', 'own-data', remoteId],
    queryFn: ({ signal }) => call(showOwnData, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? PROGRESS_MS : false),
  });

export function useAskOwnData(remoteId: string) {
  const cache = useQueryClient();
  return useMutation<OwnData, ApiError, string>({
    mutationFn: (password) => call(askOwnData, { password }),
    retry: false,
    onSuccess: (answer) => cache.setQueryData(ownDataQuery(remoteId).queryKey, answer),
  });
}

export function useDownload(remoteId: string) {
  const cache = useQueryClient();
  return useMutation<File, ApiError, void>({
    mutationFn: () => call(getOwnData, {}),
    retry: false,
    onError: () => cache.invalidateQueries({ queryKey: ownDataQuery(remoteId).queryKey }),
  });
}

/** Asked anew each time, because bets and money change elsewhere. */
export const closingQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['access', 'closing', remoteId],
    queryFn: ({ signal }) => call(showClosing, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export function useCloseAccount(remoteId: string) {
  const cache = useQueryClient();
  return useMutation<{ closes_at: string }, ApiError, PlayersProof & { givesUpRest: boolean }>({
    mutationFn: ({ password, code, givesUpRest }) =>
      call(closeAccount, { password, gives_up_rest: givesUpRest, ...(code ? { code } : {}) }),
    retry: false,
    // A bet or a deposit may have come meanwhile.
    onError: () => cache.invalidateQueries({ queryKey: closingQuery(remoteId).queryKey }),
  });
}
