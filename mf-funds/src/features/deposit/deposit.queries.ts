import { ApiError, call } from '@site/api';
import { requestEwallet, showPaymentMethod } from '@site/api/contracts/funds';
import { queryOptions, useQuery } from '@site/remote';
import { useMoneyCall } from '@site/remote/money';
import { promotionsQuery } from '@site/remote/reads';

const channelsQuery = (method: string | null) =>
  queryOptions({
    queryKey: ['funds', 'channels', method],
    queryFn: ({ signal }) => call(showPaymentMethod, { name: method ?? '' }, { signal }).then(({ data }) => data),
    enabled: method !== null,
  });

/** Channels of a method by its name. @see FUNDS-028 */
export const useChannels = (method: string | null) => useQuery(channelsQuery(method));
export const usePromotions = () => useQuery(promotionsQuery());
export const useRequestEwallet = () => useMoneyCall(requestEwallet);

/** The API error of a failure; null for any other error. */
export const apiErrorOf = (problem: unknown) => (problem instanceof ApiError ? problem : null);
