import { useEffect, useRef } from 'react';
import { useReadChat } from '../conversation/chat-box.queries';
import { unseenId, type Conversation } from '../conversation/messages.rules';
import { useIsVisible } from './use-page-state';

/** Says what the player has really seen: the end of the conversation, on a page that is looked at. */
export function useSeen(chatId: string, conversation: Conversation, isAtEnd: boolean) {
  const isVisible = useIsVisible();
  const { mutate: say } = useReadChat(chatId);
  const said = useRef(0);
  const upTo = isVisible && isAtEnd ? unseenId(conversation) : null;

  useEffect(() => {
    if (upTo === null || upTo <= said.current) return;
    said.current = upTo;
    say(upTo, { onError: () => (said.current = 0) });
    // With any news as well: what could not be said is said again.
  }, [say, upTo, conversation]);
}
