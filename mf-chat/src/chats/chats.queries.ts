import { call } from '@site/api';
import { getChats } from '@site/api/contracts/chat';
import { queryOptions } from '@site/remote';

const POLL_MS = 10_000;

/** The player's chats; `remoteId` in the key keeps the answers of different players apart. */
export const chatsQuery = (remoteId: string, hasEvents: boolean) =>
  queryOptions({
    queryKey: ['chat', 'chats', remoteId],
    queryFn: async ({ signal }) => (await call(getChats, {}, { signal })).chats,
    // Stale at once, so that each mount reloads: while no list is mounted, nobody here receives the events.
    staleTime: 0,
    refetchInterval: hasEvents ? false : POLL_MS,
  });
