import { call } from '@site/api';
import { userShow } from '@site/api/contracts/account';
import { queryOptions } from '@site/remote';
import { PROFILE } from '@site/remote/reads';

/** The player's own record. Remotes use keys below this one, so invalidating this key reloads theirs, too. */
export const profileQuery = () =>
  queryOptions({
    queryKey: PROFILE,
    queryFn: ({ signal }) => call(userShow, {}, { signal }),
  });
