import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNews, useRemoteId, useSendMessage } from './chat-box.queries';
import { createSender } from './create-sender';
import { keysOf, type Conversation } from './messages.rules';
import { openOutbox } from './outbox';

/** What waits in the outbox of this chat; it is sent for as long as the page stands. */
export function useSender(chatId: string, conversation: Conversation) {
  const remoteId = useRemoteId();
  const { mutateAsync: post } = useSendMessage(chatId);
  const { tell } = useNews(chatId);
  const [sender] = useState(() =>
    createSender({
      outbox: openOutbox(remoteId, chatId),
      post: (entry, onProgress) => post({ entry, onProgress }),
      onSent: (message) => tell({ messages: [message] }),
    }),
  );
  const { entries, sending } = useSyncExternalStore(sender.subscribe, sender.state);

  useEffect(() => {
    sender.start();
    return sender.stop;
  }, [sender]);

  const handleReturn = useEffectEvent(() => !document.hidden && sender.flush());
  useEffect(() => {
    window.addEventListener('online', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      window.removeEventListener('online', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, []);

  // The answer to a post may be lost: the message itself tells that it arrived.
  const arrived = keysOf(conversation);
  const waiting = entries.filter(({ key }) => !arrived.has(key));
  const done = entries.filter(({ key }) => arrived.has(key)).map(({ key }) => key);
  const doneKeys = done.join();
  const handleArrival = useEffectEvent(() => sender.remove(new Set(done)));
  useEffect(() => {
    if (doneKeys) handleArrival();
  }, [doneKeys]);

  return { sender, waiting, sending };
}
