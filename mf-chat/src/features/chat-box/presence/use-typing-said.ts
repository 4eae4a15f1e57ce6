import { useRef } from 'react';
import { TYPING_SAID_EVERY_MS } from '@site/api/contracts/chat';
import { useSayTyping } from '../conversation/chat-box.queries';

/** Reports to support that the player writes, at most every few seconds for one message. */
export function useTypingSaid(chatId: string) {
  const { mutate: say } = useSayTyping(chatId);
  const saidAtMs = useRef(-Infinity);
  return {
    say() {
      if (Date.now() - saidAtMs.current < TYPING_SAID_EVERY_MS) return;
      saidAtMs.current = Date.now();
      say();
    },
    /** Follows the platform, for which a message that is sent ends the typing. */
    end() {
      saidAtMs.current = -Infinity;
    },
  };
}
