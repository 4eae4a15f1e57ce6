import { useId } from 'react';
import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData, Skeleton } from '@site/ui';
import { newPromotionsQuery } from './new-promotions.queries';
import { PromotionSlides } from './promotion-slides';
import styles from './new-promotions.module.css';

export function NewPromotions() {
  const t = useText('catalogue');
  const heading = useId();
  const promotions = useQuery(newPromotionsQuery());

  if (promotions.data?.length) return <PromotionSlides promotions={promotions.data} />;
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('promotions.new')}
      </h2>
      {promotions.data && <NoData />}
      {promotions.isPending && (
        <div className={styles.slides} role="status" aria-busy="true" aria-label={t('promotions.loading')}>
          {[0, 1, 2].map((slide) => (
            <Skeleton key={slide} className={`${styles.slide} ${styles.waiting}`} />
          ))}
        </div>
      )}
      {promotions.isError && <LoadFailure error={promotions.error} onRetry={promotions.refetch} />}
    </section>
  );
}
