import type { Complaint } from '@site/api/contracts/chat';
import { formatDateTime, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon, Skeleton } from '@site/ui';
import { complaintOf } from '#paths';
import { StatusBadge } from './status-badge';
import styles from './complaints-list.module.css';

/** The complaint with the latest change comes first. */
export function ComplaintsList({ complaints }: { complaints: readonly Complaint[] }) {
  const t = useText('chat');
  return (
    <ul className={styles.list} aria-label={t('complaints.title')}>
      {complaints.map(({ reference, subject, status, updated_at: at }) => (
        <li key={reference}>
          <Link className={styles.row} to={complaintOf(reference)} data-status={status}>
            <span className={styles.subject} dir="auto">
              {subject}
            </span>
            <Icon name="chevron-right" />
            <span className={styles.facts}>
              <StatusBadge status={status} />
              <span className={styles.reference}>{reference}</span>
              <time dateTime={at}>{t('complaints.updated', { time: formatDateTime(at) })}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const ROWS = Array.from({ length: 3 }, (_, index) => index);

export function ComplaintsSkeleton() {
  const t = useText('chat');
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={t('complaints.loading')}>
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.waiting} />
      ))}
    </div>
  );
}
