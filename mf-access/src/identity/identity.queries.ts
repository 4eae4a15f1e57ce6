import { call, type ApiError } from '@site/api';
import {
  getIdentityFile,
  sendIdentity,
  showIdentity,
  SIDES_OF,
  uploadIdentityFile,
  type Identity,
  type IdentityKind,
  type IdentitySide,
} from '@site/api/contracts/identity';
import { queryOptions, useMutation, useQueryClient } from '@site/remote';

/** Poll interval in ms while a document waits for its decision. */
const WAITING_MS = 30_000;

export const identityQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['access', 'identity', remoteId],
    queryFn: ({ signal }) => call(showIdentity, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? WAITING_MS : false),
  });

/** Files that the player has chosen, by side. */
export type ChosenFiles = Partial<Record<IdentitySide, File>>;

/**
 * Stores the chosen sides, then sends all sides for checking.
 * @param onSent runs before the page shows that the document waits, because the form is gone then
 */
export function useSendIdentity(remoteId: string, onSent: () => void) {
  const cache = useQueryClient();
  const { queryKey } = identityQuery(remoteId);
  return useMutation<Identity, ApiError, { kind: IdentityKind; files: ChosenFiles }>({
    mutationFn: async ({ kind, files }) => {
      await Promise.all(
        SIDES_OF[kind].map(async (side) => {
          const file = files[side];
          if (file) await call(uploadIdentityFile, { kind, side, file });
        }),
      );
      return call(sendIdentity, { kind });
    },
    retry: false,
    onSuccess: (answer) => {
      onSent();
      cache.setQueryData(queryKey, answer);
    },
    // A part may have been stored, or the answer was lost.
    onError: () => cache.invalidateQueries({ queryKey }),
  });
}

export const useIdentityFile = () =>
  useMutation<File, ApiError, IdentitySide>({ mutationFn: (side) => call(getIdentityFile, { side }), retry: false });
