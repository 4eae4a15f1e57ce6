import { useEffect, useState } from 'react';
import { TYPING_HOLDS_MS } from '@site/api/contracts/chat';
import { useEvents } from '@site/remote';

/** Id of the chat in which support is writing now; null for none. */
export function useWriting(): number | null {
  const [writing, setWriting] = useState<{ chatId: number } | null>(null);
  useEvents({
    hello: () => setWriting(null),
    chat_typing: ({ chat_id, is_typing }) => setWriting(is_typing ? { chatId: chat_id } : null),
    chat_message: ({ by }) => {
      if (by !== 'player') setWriting(null);
    },
  });
  useEffect(() => {
    if (!writing) return;
    const timer = setTimeout(() => setWriting(null), TYPING_HOLDS_MS);
    return () => clearTimeout(timer);
  }, [writing]);
  return writing?.chatId ?? null;
}
