import type { InboxMessage } from '@site/api/contracts/inbox';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Badge } from '@site/ui/badge';
import { useOpened } from './use-opened';
import styles from './panel-columns.module.css';

/** Link that covers the whole row and opens its message; an unread row is highlighted. @see CHAT-011 */
export function SubjectLink({ message }: { message: InboxMessage }) {
  const t = useText('chat');
  const { addressOf } = useOpened();
  return (
    <div className={styles.subject} data-unread={!message.is_read || undefined}>
      <Link to={addressOf(message.id)} className={styles.link}>
        <bdi>{message.title}</bdi>
      </Link>
      {!message.is_read && <Badge variant="new">{t('inbox.new')}</Badge>}
    </div>
  );
}
