import { call, type ApiError } from '@site/api';
import { EXCLUSION_WORD, getStopEffects, stopEverything } from '@site/api/contracts/safer-play';
import type { EndpointOutput } from '@site/api/schema';
import { queryOptions, useMutation, useQueryClient, useShell } from '@site/remote';
import type { Pause } from './pause.rules';
import { saferPlayKey, saferPlayQuery } from './responsible-gaming.queries';

/** Asked anew each time the dialog opens. */
export const stopEffectsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...saferPlayKey(remoteId), 'stop-effects'],
    queryFn: ({ signal }) => call(getStopEffects, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export function useStopEverything(remoteId: string) {
  const cache = useQueryClient();
  const { balance } = useShell();
  return useMutation<EndpointOutput<typeof stopEverything>, ApiError, Pause>({
    mutationFn: ({ kind, length }) => call(stopEverything, kind === 'excluded' ? { length, word: EXCLUSION_WORD } : { length }),
    retry: false,
    onSuccess: ({ restriction }) => {
      cache.setQueryData(saferPlayQuery(remoteId).queryKey, (before) => before && { ...before, restriction });
    },
    // Reloads after a failure, too: the platform may have stopped everything before the answer was lost.
    onSettled: () => {
      void balance.refresh();
      void cache.invalidateQueries({ queryKey: saferPlayQuery(remoteId).queryKey });
    },
  });
}
