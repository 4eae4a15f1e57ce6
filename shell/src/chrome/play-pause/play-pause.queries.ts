import { call } from '@site/api';
import { answerCheck, getPlaySession } from '@site/api/contracts/safer-play';
import { queryOptions, useMutation, useQueryClient, useShell } from '@site/remote';

/** Asked for each pause anew, because the figures grow with play. */
export const playSessionQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['shell', 'play-session', remoteId],
    queryFn: ({ signal }) => call(getPlaySession, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Answers a reality check. The next balance answer tells this page whether play is open. */
export function useAnswer(remoteId: string) {
  const cache = useQueryClient();
  const { balance } = useShell();
  return useMutation({
    mutationFn: (answer: 'go_on' | 'stop') => call(answerCheck, { answer }),
    onSuccess: async (session) => {
      cache.setQueryData(playSessionQuery(remoteId).queryKey, session);
      await balance.refresh();
    },
  });
}
