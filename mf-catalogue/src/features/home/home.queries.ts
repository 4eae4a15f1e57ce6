import { call } from '@site/api';
import { getSliders } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const slidersQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'sliders'],
    queryFn: ({ signal }) => call(getSliders, {}, { signal }),
    staleTime: 60_000,
  });
