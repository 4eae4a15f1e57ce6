import { call, exchangeOrigin } from '@site/api';
import { getIp, getResults, getScoreBoard, streamPath } from '@site/api/contracts/exchange';
import { queryOptions } from '@site/remote';
import { scoreAddressIn } from './frames.rules';

/** The address that the picture of an event is opened at. @see N-56 */
export const streamAddressQuery = (chid: string) =>
  queryOptions({
    queryKey: ['exchange', 'stream-address', chid],
    queryFn: ({ signal }) => call(getIp, {}, { signal }).then(({ ip }) => exchangeOrigin() + streamPath(chid, ip)),
    staleTime: Infinity,
  });

/** The address of the score page; null where the answer names none that may be opened. */
export const scoreAddressQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['exchange', 'score-address', eventId],
    queryFn: ({ signal }) => call(getScoreBoard, { eventId }, { signal }).then((text) => scoreAddressIn(text, exchangeOrigin())),
    staleTime: Infinity,
  });

/** What the markets of an event that is over were settled at; asked again until it is there. */
export const resultsOfQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['exchange', 'results', 'of', eventId],
    queryFn: ({ signal }) => call(getResults, { eventId }, { signal }).then(({ results }) => results[0] ?? null),
    refetchInterval: ({ state }) => (state.data ? false : 5000),
  });
