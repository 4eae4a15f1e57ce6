import { formatDateTime, useText } from '@site/i18n';
import type { QueuedTransaction } from '@site/platform-operator/calls';
import { isLate, waitOf } from './queue.rules';
import styles from './queue.module.css';

/** Time that a request has waited. */
export function Wait({ request }: { request: QueuedTransaction }) {
  const t = useText('console');
  const { hours, minutes } = waitOf(request.waits_s);
  return (
    <time
      dateTime={request.submitted_at}
      title={formatDateTime(request.submitted_at)}
      data-late={isLate(request) || undefined}
      className={styles.wait}
    >
      {hours > 0 ? t('queue.hours', { hours, minutes }) : t('queue.minutes', { minutes })}
    </time>
  );
}
