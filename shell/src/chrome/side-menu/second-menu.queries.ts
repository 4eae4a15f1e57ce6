import { call } from '@site/api';
import { getProvider, getSystem, type GameType } from '@site/api/contracts/catalogue';
import { queryOptions } from '@site/remote';

/** Platforms that have games of this type, with their names. */
export const providersQuery = (type: GameType) =>
  queryOptions({
    queryKey: ['shell', 'providers', type],
    queryFn: async ({ signal }) => {
      const { systems } = await call(getSystem, { type }, { signal });
      const { data } = await call(getProvider, { system: JSON.stringify(systems) }, { signal });
      return data;
    },
  });
