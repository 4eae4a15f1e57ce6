import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const sampleFeatureQuery = () =>
  queryOptions({
    queryKey: ['sampleNamespace', 'sampleFeature'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
