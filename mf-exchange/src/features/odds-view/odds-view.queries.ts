import { call, exchangeOrigin } from '@site/api';
import { getIp, getResults, getScoreBoard, streamPath } from '@site/api/contracts/exchange';
import { queryOptions } from '@site/remote';
import { scoreAddressIn } from './frames.rules';

/** Address of the event's stream page. @see N-56 */
export const streamAddressQuery = (chid: string) =>
  queryOptions({
    queryKey: ['exchange', 'stream-address', chid],
    queryFn: ({ signal }) => call(getIp, {}, { signal }).then(({ ip }) => exchangeOrigin() + streamPath(chid, ip)),
    staleTime: Infinity,
  });

/** Address of the score page; null when the answer holds no address that is allowed. */
export const scoreAddressQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['exchange', 'score-address', eventId],
    queryFn: ({ signal }) => call(getScoreBoard, { eventId }, { signal }).then((text) => scoreAddressIn(text, exchangeOrigin())),
    staleTime: Infinity,
  });

/** Results of the markets of an event that is over; polled until they are known. */
export const resultsOfQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['exchange', 'results', 'of', eventId],
    queryFn: ({ signal }) => call(getResults, { eventId }, { signal }).then(({ results }) => results[0] ?? null),
    refetchInterval: ({ state }) => (state.data ? false : 5000),
  });
