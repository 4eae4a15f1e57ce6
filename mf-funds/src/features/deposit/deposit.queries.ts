import { ApiError, call } from '@site/api';
import { requestEwallet, showPaymentMethod } from '@site/api/contracts/funds';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions, useQuery } from '@site/remote';
import { useMoneyCall } from '@site/remote/money';

const channelsQuery = (method: string | null) =>
  queryOptions({
    queryKey: ['funds', 'channels', method],
    queryFn: ({ signal }) => call(showPaymentMethod, { name: method ?? '' }, { signal }).then(({ data }) => data),
    enabled: method !== null,
  });

// The key is the one that the catalogue keeps the same answer below.
const promotionsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'promotions'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
    staleTime: 60_000,
  });

/** Channels of a method by its name. @see FUNDS-028 */
export const useChannels = (method: string | null) => useQuery(channelsQuery(method));
export const usePromotions = () => useQuery(promotionsQuery());
export const useRequestEwallet = () => useMoneyCall(requestEwallet);

/** What is known of a failure; null when it was none of the platform's. */
export const apiErrorOf = (problem: unknown) => (problem instanceof ApiError ? problem : null);
