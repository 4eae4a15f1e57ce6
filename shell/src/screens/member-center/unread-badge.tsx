import { formatCount, useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { Spoken } from '@site/ui';
import { unreadQuery } from '#core/events/inbox.queries';
import styles from './unread-badge.module.css';

/** Rendered only beside the inbox entry, so it polls only when an inbox is released. */
export function UnreadBadge() {
  const t = useText('account');
  const { data: unread = 0 } = useQuery(unreadQuery());
  if (unread === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{formatCount(unread)}</span>
      <Spoken>{t('inbox.unread', { count: formatCount(unread) })}</Spoken>
    </span>
  );
}
