import type { Chat } from '@site/api/contracts/chat';
import { formatCount, useText, formatDate, formatTime } from '@site/i18n';
import { nameOfDay } from '@site/i18n/days';
import { Link } from '@site/remote';
import { Spoken } from '@site/ui';
import { chatBoxOf } from '#paths';
import { SupportAvatar } from './support-avatar';
import styles from './chat-row.module.css';

export interface ChatRowProps {
  chat: Chat;
  isWriting: boolean;
}

/**
 * Link to a chat, with its other side, newest message and time. The message is plain text, and its direction does not affect its
 * surroundings.
 */
export function ChatRow({ chat, isWriting }: ChatRowProps) {
  const t = useText('chat');
  return (
    <Link className={styles.row} to={chatBoxOf(chat.chat_id)} data-unread={chat.unread > 0 || undefined}>
      <SupportAvatar by={chat.desk === 'person' ? 'person' : 'assistant'} size="l" />
      <span className={styles.who}>
        <bdi className={styles.name}>{chat.other_user.username}</bdi>
        {chat.last_at && (
          <span className={styles.time}>
            <ChatTime at={chat.last_at} />
          </span>
        )}
      </span>
      <span className={styles.line}>
        {isWriting ? (
          <span className={styles.writing}>{t('chats.writing')}</span>
        ) : (
          <span className={styles.words}>
            {chat.last_by === 'player' && `${t('chats.you')} `}
            <bdi>{chat.last_message ?? t('chats.nothing')}</bdi>
          </span>
        )}
        {chat.unread > 0 && (
          <span className={styles.unread}>
            <span aria-hidden="true">{formatCount(chat.unread)}</span>
            <Spoken>{t(chat.unread === 1 ? 'chats.unread.one' : 'chats.unread', { count: formatCount(chat.unread) })}</Spoken>
          </span>
        )}
      </span>
    </Link>
  );
}

const HOURS_AND_MINUTES = 'HH:mm'.length;

/** The time for a message of today, else the day. */
function ChatTime({ at }: { at: string }) {
  const t = useText('chat');
  const day = nameOfDay(at, Date.now());
  return <time dateTime={at}>{day === 'Today' ? formatTime(at).slice(0, HOURS_AND_MINUTES) : day ? t(day) : formatDate(at)}</time>;
}
