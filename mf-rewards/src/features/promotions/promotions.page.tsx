import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { PromotionsList, PromotionsSkeleton } from './promotions-list';
import { promotionsQuery } from './promotions.queries';
import styles from './promotions.module.css';

export function PromotionsPage() {
  const t = useText('rewards');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('promotions.title')}</h1>
      <PromotionsContent />
    </div>
  );
}

/** The four states of the list. */
function PromotionsContent() {
  const promotions = useQuery(promotionsQuery());

  if (promotions.data) return promotions.data.length ? <PromotionsList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <PromotionsSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
