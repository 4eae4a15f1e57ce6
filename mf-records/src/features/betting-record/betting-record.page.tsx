import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { BettingRecordList, BettingRecordSkeleton } from './betting-record-list';
import { bettingRecordQuery } from './betting-record.queries';
import styles from './betting-record.module.css';

export function BettingRecordPage() {
  const t = useText('records');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('bettingRecord.title')}</h1>
      <BettingRecordContent />
    </div>
  );
}

/** The four states of the list. */
function BettingRecordContent() {
  const promotions = useQuery(bettingRecordQuery());

  if (promotions.data) return promotions.data.length ? <BettingRecordList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <BettingRecordSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
