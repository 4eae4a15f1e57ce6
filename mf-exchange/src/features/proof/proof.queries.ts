import { ApiError, call } from '@site/api';
import { getMatchProof, type MatchProof } from '@site/api/contracts/exchange';
import { queryOptions } from '@site/remote';

const UNTIL_OVER_MS = 30_000;

/** Commitment of a match, null where none was published; polled until the secret is shown. */
export const proofQuery = (eventId: string) =>
  queryOptions<MatchProof | null>({
    queryKey: ['exchange', 'proof', eventId],
    queryFn: ({ signal }) =>
      call(getMatchProof, { eventId }, { signal }).catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.code === 'platform.not_found') return null;
        throw problem;
      }),
    refetchInterval: ({ state }) => (state.data?.secret === null ? UNTIL_OVER_MS : false),
  });
