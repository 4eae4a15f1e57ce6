import { useState } from 'react';
import type { ChatMessage } from '@site/api/contracts/chat';
import { formatDateTime, formatTime, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { PlayerText } from '#parts';
import { MessageFile } from './message-file';
import styles from './message.module.css';

interface MessageProps {
  message: ChatMessage;
  /** Name of the player. */
  player: string;
  isLast: boolean;
}

/** So many characters are shown of a long message until a person opens it. */
const FOLDED_LENGTH = 1_200;

/** One message with its writer and its time. */
export function Message({ message, player, isLast }: MessageProps) {
  const t = useText('console');
  const [isOpen, setOpen] = useState(false);
  const { id, by, content, created_at: at, read_at: readAt, attachment } = message;
  const isFolded = content.length > FOLDED_LENGTH && !isOpen;
  return (
    <article className={styles.message} data-by={by}>
      <p className={styles.head}>
        <span className={styles.writer}>{by === 'player' ? <PlayerText text={player} isLine /> : t(`chats.by.${by}`)}</span>
        <time dateTime={at} title={formatDateTime(at)}>
          {formatTime(at)}
        </time>
        {isLast && by !== 'player' && readAt !== null && <span>{t('chats.read')}</span>}
      </p>
      {content !== '' && (
        <div className={styles.words}>
          <PlayerText text={isFolded ? [...content].slice(0, FOLDED_LENGTH).join('') : content} />
          {isFolded && '…'}
        </div>
      )}
      {isFolded && (
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          {t('chats.whole')}
        </Button>
      )}
      {attachment && <MessageFile message={id} attachment={attachment} />}
    </article>
  );
}
