import { useEffect, useEffectEvent } from 'react';
import { useOutbox } from '#outbox';
import { useNews } from './chat-box.queries';
import { keysOf, type Conversation } from './messages.rules';

/** Messages written in this chat that the platform has not stored yet. */
export function useUnsent(chatId: string, conversation: Conversation) {
  const { sender, entries, sending } = useOutbox();
  const { tell } = useNews(chatId);

  const handleSent = useEffectEvent(tell);
  useEffect(() => sender.listen((message) => String(message.chat_id) === chatId && handleSent({ messages: [message] })), [sender, chatId]);

  // The answer to a post may be lost; the message in the conversation then shows that it arrived.
  const arrived = keysOf(conversation);
  const waiting = entries.filter((entry) => entry.chatId === chatId && !arrived.has(entry.key));
  const doneKeys = entries.flatMap(({ key }) => (arrived.has(key) ? key : [])).join();
  useEffect(() => {
    if (doneKeys) sender.remove(new Set(doneKeys.split(',')));
  }, [sender, doneKeys]);

  return { sender, waiting, sending };
}
