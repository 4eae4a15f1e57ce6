import { call } from '@site/api';
import { getInbox } from '@site/api/contracts/inbox';
import { queryOptions } from '@site/remote';

const POLL_MS = 10_000;

/** How many messages wait to be read. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['account', 'unread'],
    queryFn: async ({ signal }) => (await call(getInbox, { page: 1 }, { signal })).data.unread,
    refetchInterval: POLL_MS,
  });
