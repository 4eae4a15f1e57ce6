import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { LoadFailure, Skeleton } from '@site/ui';
import { useReferral } from './referral.queries';
import type { Referral } from './referral.rules';
import styles from './with-referral.module.css';

/** Loads the player's referrals: children with the data, placeholders, or the failure. */
export function WithReferral({ children }: { children: (referral: Referral) => ReactNode }) {
  const t = useText('rewards');
  const referral = useReferral();

  if (referral.data) return <div className={styles.parts}>{children(referral.data)}</div>;
  if (referral.isError) return <LoadFailure error={referral.error} onRetry={referral.refetch} />;
  return (
    <div className={styles.parts} role="status" aria-busy="true" aria-label={t('referral.title')}>
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waiting} />
    </div>
  );
}
