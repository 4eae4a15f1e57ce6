import { call } from '@site/api';
import { getInbox, INBOX_POLL_MS } from '@site/api/contracts/inbox';
import { queryOptions } from '@site/remote';
import { UNREAD } from '@site/remote/reads';

/** Number of unread messages in the inbox. The event stream reports it sooner than this poll. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: UNREAD,
    queryFn: async ({ signal }) => (await call(getInbox, { page: 1 }, { signal })).data.unread,
    refetchInterval: INBOX_POLL_MS,
  });
