import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { TurnoverRecordList, TurnoverRecordSkeleton } from './turnover-record-list';
import { turnoverRecordQuery } from './turnover-record.queries';
import styles from './turnover-record.module.css';

export function TurnoverRecordPage() {
  const t = useText('records');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('turnoverRecord.title')}</h1>
      <TurnoverRecordContent />
    </div>
  );
}

/** The four states of the list. */
function TurnoverRecordContent() {
  const promotions = useQuery(turnoverRecordQuery());

  if (promotions.data) return promotions.data.length ? <TurnoverRecordList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <TurnoverRecordSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
