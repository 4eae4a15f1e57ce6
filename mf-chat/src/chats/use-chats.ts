import { useEvents, useQuery, useQueryClient, useShell } from '@site/remote';
import { chatsQuery } from './chats.queries';

/** The player's chats, as they are now: told by the platform, or asked for while it tells nothing. */
export function useChats() {
  const remoteId = useShell().session.player?.remoteId ?? '';
  const client = useQueryClient();
  const ask = () => void client.invalidateQueries({ queryKey: ['chat', 'chats', remoteId] });
  const hasEvents = useEvents({ hello: ask, chat_message: ask, chat_seen: ask });
  return useQuery(chatsQuery(remoteId, hasEvents));
}
