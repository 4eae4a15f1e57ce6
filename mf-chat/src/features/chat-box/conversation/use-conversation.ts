import { useEvents, useQuery } from '@site/remote';
import { conversationQuery, typingUntil, useNews, useRemoteId } from './chat-box.queries';
import { NOTHING_KNOWN } from './messages.rules';

/** Messages of one chat: by events, or by polling every few seconds while there are no events and the page is visible. */
export function useConversation(chatId: string) {
  const { tell, ask } = useNews(chatId);
  const isThisChat = (id: number) => String(id) === chatId;

  const hasEvents = useEvents({
    hello: () => void ask(),
    chat_message: (message) => {
      if (!isThisChat(message.chat_id)) return;
      if (message.by === 'player') return tell({ messages: [message] });
      tell({ messages: [message], typingUntilMs: 0 });
      // The request also reports to support that the message was delivered.
      void ask();
    },
    chat_seen: ({ chat_id, by, up_to, is_read }) => {
      if (!isThisChat(chat_id)) return;
      if (by === 'player') tell(is_read ? { seenUpTo: up_to } : {});
      else tell(is_read ? { readUpTo: up_to } : { deliveredUpTo: up_to });
    },
    chat_desk: ({ chat_id, desk }) => {
      if (isThisChat(chat_id)) tell({ desk });
    },
    chat_typing: ({ chat_id, is_typing }) => {
      if (isThisChat(chat_id)) tell({ typingUntilMs: typingUntil(is_typing) });
    },
  });

  const query = useQuery(conversationQuery(useRemoteId(), chatId, hasEvents));
  const conversation = query.data ?? NOTHING_KNOWN;
  return { conversation, isLoaded: conversation.hasOlder !== null, error: query.error, retry: query.refetch };
}
