import { call } from '@site/api';
import { userShow } from '@site/api/contracts/account';
import { queryOptions } from '@site/remote';

/** The player's own record; remotes that show it use the same key. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => call(userShow, {}, { signal }),
  });
