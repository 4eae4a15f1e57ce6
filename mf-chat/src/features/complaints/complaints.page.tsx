import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { ComplaintsList, ComplaintsSkeleton } from './complaints-list';
import { complaintsQuery } from './complaints.queries';
import styles from './complaints.module.css';

export function ComplaintsPage() {
  const t = useText('chat');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('complaints.title')}</h1>
      <ComplaintsContent />
    </div>
  );
}

/** The four states of the list. */
function ComplaintsContent() {
  const promotions = useQuery(complaintsQuery());

  if (promotions.data) return promotions.data.length ? <ComplaintsList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <ComplaintsSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
