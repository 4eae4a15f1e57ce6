import type { InboxMessage } from '@site/api/contracts/inbox';
import { formatTime, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Badge } from '@site/ui/badge';
import { CheckboxField } from '@site/ui/forms';
import { previewOf } from './inbox.rules';
import { useOpened } from './use-opened';
import type { Selection } from './use-selection';
import styles from './inbox-row.module.css';

export interface InboxRowProps {
  message: InboxMessage;
  selection: Selection;
}

/** A row that opens its message, or selects it during a selection. @see CHAT-011 */
export function InboxRow({ message, selection }: InboxRowProps) {
  const { addressOf } = useOpened();
  const { id } = message;
  const lines = <MessageLines message={message} />;
  return (
    <li className={styles.row} data-unread={!message.is_read || undefined} data-chosen={selection.has(id) || undefined}>
      {selection.isOn ? (
        <CheckboxField label={lines} checked={selection.has(id)} onChange={() => selection.toggle(id)} />
      ) : (
        <Link to={addressOf(id)} className={styles.link}>
          {lines}
        </Link>
      )}
    </li>
  );
}

function MessageLines({ message }: { message: InboxMessage }) {
  const t = useText('chat');
  const { title, is_read: isRead, created_at: at } = message;
  return (
    <span className={styles.lines}>
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
