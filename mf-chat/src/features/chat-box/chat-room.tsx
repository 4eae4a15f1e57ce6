import { useRef } from 'react';
import { isBlank } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { QuietFailure } from '#chat-frame';
import { CHAT_BOX } from '#paths';
import { ChatScreen } from './chat-screen';
import { Composer } from './composer/composer';
import { linesOf } from './messages/lines.rules';
import { Messages } from './messages/messages';
import { MessagesSkeleton } from './messages/messages-skeleton';
import { useConversation } from './conversation/use-conversation';
import { useUnsent } from './conversation/use-unsent';
import styles from './chat-room.module.css';

interface ChatRoomProps {
  chatId: string;
}

/** Statuses for an id that is unknown, invalid or of another player's chat. */
const NOT_HERE: readonly unknown[] = [404, 422];
const isNotHere = (error: unknown) => NOT_HERE.includes((error as { status?: number } | null)?.status);

export function ChatRoom({ chatId }: ChatRoomProps) {
  const t = useText('chat');
  const end = useRef<() => void>(null);
  const { conversation, isLoaded, error, retry } = useConversation(chatId);
  const { sender, waiting, sending } = useUnsent(chatId, conversation);
  const lines = linesOf(conversation, waiting, sending);

  function handleSend(content: string, file: File | null) {
    if (isBlank(content) && !file) return;
    sender.add({ key: crypto.randomUUID(), chatId, content, file, at: new Date().toISOString(), problem: null });
    end.current?.();
  }

  if (!isLoaded && isNotHere(error)) {
    return (
      <ChatScreen desk={null}>
        <div className={styles.nothing}>
          <p>{t('chatBox.unknown')}</p>
          <Link to={CHAT_BOX} replace className={styles.own}>
            {t('chatBox.own')}
          </Link>
        </div>
      </ChatScreen>
    );
  }
  return (
    <ChatScreen desk={conversation.desk}>
      {isLoaded || lines.length > 0 ? (
        <Messages
          chatId={chatId}
          conversation={conversation}
          lines={lines}
          endRef={end}
          onRetry={sender.retry}
          onRemove={(key) => sender.remove(new Set([key]))}
        />
      ) : error ? (
        <QuietFailure onRetry={retry} />
      ) : (
        <MessagesSkeleton />
      )}
      <Composer chatId={chatId} onSend={handleSend} />
    </ChatScreen>
  );
}
