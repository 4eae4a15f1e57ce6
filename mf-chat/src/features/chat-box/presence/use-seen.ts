import { useEffect, useRef } from 'react';
import { useReadChat } from '../conversation/chat-box.queries';
import { unseenId, type Conversation } from '../conversation/messages.rules';
import { useIsVisible } from './use-page-state';

/** Reports the messages that the player has really seen: those at the end of the conversation, on a visible page. */
export function useSeen(chatId: string, conversation: Conversation, isAtEnd: boolean) {
  const isVisible = useIsVisible();
  const { mutate: say } = useReadChat(chatId);
  const said = useRef(0);
  const upTo = isVisible && isAtEnd ? unseenId(conversation) : null;

  useEffect(() => {
    if (upTo === null || upTo <= said.current) return;
    said.current = upTo;
    say(upTo, { onError: () => (said.current = 0) });
    // `conversation` is a dependency, so that a failed report is sent again with the next news.
  }, [say, upTo, conversation]);
}
