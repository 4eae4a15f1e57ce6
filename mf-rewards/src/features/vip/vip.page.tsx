import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { VipList, VipSkeleton } from './vip-list';
import { vipQuery } from './vip.queries';
import styles from './vip.module.css';

export function VipPage() {
  const t = useText('rewards');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('vip.title')}</h1>
      <VipContent />
    </div>
  );
}

/** The four states of the list. */
function VipContent() {
  const promotions = useQuery(vipQuery());

  if (promotions.data) return promotions.data.length ? <VipList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <VipSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
