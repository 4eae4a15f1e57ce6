import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './deposit-skeleton.module.css';

const PARTS = ['promotion', 'methods', 'amount', 'next'] as const;

/** Placeholders of the four parts of the form while the methods load, with the height of each part. */
export function DepositSkeleton() {
  const t = useText('funds');
  return (
    <div role="status" aria-busy="true" aria-label={t('deposit.loading')} className={styles.parts}>
      {PARTS.map((part) => (
        <Skeleton key={part} className={styles[part]} />
      ))}
    </div>
  );
}
