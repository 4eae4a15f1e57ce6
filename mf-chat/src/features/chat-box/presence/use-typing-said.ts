import { useRef } from 'react';
import { TYPING_SAID_EVERY_MS } from '@site/api/contracts/chat';
import { useSayTyping } from '../conversation/chat-box.queries';

/** Reports to support that the player writes, at most every few seconds. */
export function useTypingSaid(chatId: string) {
  const { mutate: say } = useSayTyping(chatId);
  const saidAtMs = useRef(-Infinity);
  return () => {
    if (Date.now() - saidAtMs.current < TYPING_SAID_EVERY_MS) return;
    saidAtMs.current = Date.now();
    say();
  };
}
