import type { Promotion } from '@site/api/contracts/site';
import { formatDate, useLanguage, useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './sample-feature-list.module.css';

interface SampleFeatureListProps {
  promotions: readonly Promotion[];
}

export function SampleFeatureList({ promotions }: SampleFeatureListProps) {
  const t = useText('sampleNamespace');
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {promotions.map(({ id, name, name_bn, end_date }) => (
        <li key={id} className={styles.card}>
          <strong className={styles.name}>{(language === 'bn' && name_bn) || name}</strong>
          <span className={styles.until}>{t('sampleFeature.until', { date: formatDate(end_date) })}</span>
        </li>
      ))}
    </ul>
  );
}

const CARDS = Array.from({ length: 4 }, (_, index) => index);

/** Skeleton with the final shape of the list, shown while it loads. */
export function SampleFeatureSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {CARDS.map((card) => (
        <Skeleton key={card} className={styles.waiting} />
      ))}
    </div>
  );
}
