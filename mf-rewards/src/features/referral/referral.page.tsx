import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { ReferralList, ReferralSkeleton } from './referral-list';
import { referralQuery } from './referral.queries';
import styles from './referral.module.css';

export function ReferralPage() {
  const t = useText('rewards');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('referral.title')}</h1>
      <ReferralContent />
    </div>
  );
}

/** The four states of the list. */
function ReferralContent() {
  const promotions = useQuery(referralQuery());

  if (promotions.data) return promotions.data.length ? <ReferralList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <ReferralSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
