import { call, type ApiError } from '@site/api';
import { chooseMarketing, showMarketing, type Marketing, type MarketingChannel } from '@site/api/contracts/marketing';
import { queryOptions, useMutation, useQueryClient } from '@site/remote';

export const marketingQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['access', 'marketing', remoteId],
    queryFn: ({ signal }) => call(showMarketing, {}, { signal }),
  });

export function useChooseMarketing(remoteId: string) {
  const cache = useQueryClient();
  const { queryKey } = marketingQuery(remoteId);
  return useMutation<Marketing, ApiError, { channel: MarketingChannel; isOn: boolean }>({
    mutationFn: ({ channel, isOn }) => call(chooseMarketing, { channel, is_on: isOn }),
    retry: false,
    onSuccess: (answer) => cache.setQueryData(queryKey, answer),
  });
}
