import type { InboxMessage } from '@site/api/contracts/inbox';
import { formatTime, useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import { previewOf } from './inbox.rules';
import styles from './message-lines.module.css';

/** One message of a list: its title, when it came, and its first words. */
export function MessageLines({ message }: { message: InboxMessage }) {
  const t = useText('chat');
  const { title, is_read: isRead, created_at: at } = message;
  return (
    <span className={styles.lines} data-unread={!isRead || undefined}>
      <span className={styles.head}>
        <bdi className={styles.title}>{title}</bdi>
        {!isRead && <Badge variant="new">{t('inbox.new')}</Badge>}
        <time className={styles.time} dateTime={at}>
          {formatTime(at)}
        </time>
      </span>
      <bdi className={styles.preview}>{previewOf(message)}</bdi>
    </span>
  );
}
