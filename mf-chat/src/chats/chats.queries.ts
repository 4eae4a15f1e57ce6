import { call } from '@site/api';
import { getChats } from '@site/api/contracts/chat';
import { queryOptions } from '@site/remote';

/** Own chats; `remoteId` keeps another player's out. */
export const chatsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['chat', 'chats', remoteId],
    queryFn: async ({ signal }) => (await call(getChats, {}, { signal })).chats,
  });
