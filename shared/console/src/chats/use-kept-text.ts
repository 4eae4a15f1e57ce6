import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** Text that was begun for a chat. It is kept while the page is open, and forgotten with the person who wrote it. */
export function useKeptText(chat: string): [string, (text: string) => void] {
  const client = useQueryClient();
  const key = ['chat-text', chat];
  const [text, setText] = useState(() => client.getQueryData<string>(key) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(key, next);
    },
  ];
}
