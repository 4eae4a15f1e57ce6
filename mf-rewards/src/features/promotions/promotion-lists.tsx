import { useId } from 'react';
import type { Promotion } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { NoData, Skeleton } from '@site/ui';
import { PromotionCard } from './promotion-card';
import { splitByStatus } from './promotions.rules';
import styles from './promotion-lists.module.css';

export interface PromotionListsProps {
  promotions: readonly Promotion[];
  linkTo: (id: number) => string;
}

/** Promotions for deposits first, then those that are only displayed. @see REWARDS-031 */
export function PromotionLists({ promotions, linkTo }: PromotionListsProps) {
  const now = Date.now();
  const { active, display } = splitByStatus(promotions, now);
  if (promotions.length === 0) return <NoData />;
  return (
    <div className={styles.lists}>
      <PromotionList status="active" promotions={active} linkTo={linkTo} />
      <PromotionList status="display" promotions={display} linkTo={linkTo} />
    </div>
  );
}

function PromotionList({ status, promotions, linkTo }: PromotionListsProps & { status: Promotion['status'] }) {
  const t = useText('rewards');
  const heading = useId();
  if (promotions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t(`promotions.${status}`)}
      </h2>
      <ul className={styles.list}>
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} linkTo={linkTo} />
        ))}
      </ul>
    </section>
  );
}

/** Placeholders in the shape of the cards. */
export function PromotionsSkeleton() {
  const t = useText('rewards');
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={t('promotions.loading')}>
      {Array.from({ length: 3 }, (_, card) => (
        <Skeleton key={card} className={styles.waiting} />
      ))}
    </div>
  );
}
