import { useEvents, useQuery, useQueryClient, useShell } from '@site/remote';
import { chatsQuery } from './chats.queries';

/** The player's chats, kept current by events, or by polling while there are none. */
export function useChats() {
  const remoteId = useShell().session.player?.remoteId ?? '';
  const client = useQueryClient();
  const ask = () => void client.invalidateQueries({ queryKey: ['chat', 'chats', remoteId] });
  const hasEvents = useEvents({ hello: ask, chat_message: ask, chat_seen: ask });
  return useQuery(chatsQuery(remoteId, hasEvents));
}
