import { call } from '@site/api';
import { getChats } from '@site/api/contracts/chat';
import { queryOptions } from '@site/remote';

const POLL_MS = 10_000;

/** Own chats; `remoteId` keeps another player's out. */
export const chatsQuery = (remoteId: string, hasEvents: boolean) =>
  queryOptions({
    queryKey: ['chat', 'chats', remoteId],
    queryFn: async ({ signal }) => (await call(getChats, {}, { signal })).chats,
    // What was told while no list stood was heard by nobody here.
    staleTime: 0,
    refetchInterval: hasEvents ? false : POLL_MS,
  });
