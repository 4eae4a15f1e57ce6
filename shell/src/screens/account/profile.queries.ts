import { call } from '@site/api';
import { userShow } from '@site/api/contracts/account';
import { queryOptions } from '@site/remote';
import { PROFILE } from '@site/remote/reads';

/** The player's own record. Remotes keep theirs below the same key: who asks for one anew asks for all. */
export const profileQuery = () =>
  queryOptions({
    queryKey: PROFILE,
    queryFn: ({ signal }) => call(userShow, {}, { signal }),
  });
