import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { InboxList, InboxSkeleton } from './inbox-list';
import { inboxQuery } from './inbox.queries';
import styles from './inbox.module.css';

export function InboxPage() {
  const t = useText('chat');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('inbox.title')}</h1>
      <InboxContent />
    </div>
  );
}

/** The four states of the list. */
function InboxContent() {
  const promotions = useQuery(inboxQuery());

  if (promotions.data) return promotions.data.length ? <InboxList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <InboxSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
