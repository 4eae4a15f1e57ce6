import type { ComplaintDetails } from '@site/api/contracts/chat';
import { formatDateTime, useText } from '@site/i18n';
import { useLocation } from '@site/remote';
import { FormStatus } from '@site/ui/outcome';
import { ClosedNote } from './closed-note';
import { Conversation } from './conversation';
import { CopyReference } from './copy-reference';
import { MoreForm } from './more-form';
import { StatusBadge } from './status-badge';
import styles from './complaint-content.module.css';

export function ComplaintContent({ complaint }: { complaint: ComplaintDetails }) {
  const t = useText('chat');
  const { reference, status, created_at: at, history } = complaint;
  const state = useLocation().state as { isFiled?: boolean } | null;
  const isFiled = state?.isFiled && history.length === 1;
  return (
    <>
      <div className={styles.facts}>
        <StatusBadge role="status" status={status} />
        <CopyReference reference={reference} />
        <span className={styles.filed}>
          {t('complaints.filed')} <time dateTime={at}>{formatDateTime(at)}</time>
        </span>
      </div>
      {isFiled && <FormStatus>{t('complaints.isFiled')}</FormStatus>}
      <Conversation history={history} />
      {status === 'closed' ? <ClosedNote reference={reference} /> : <MoreForm reference={reference} />}
    </>
  );
}
