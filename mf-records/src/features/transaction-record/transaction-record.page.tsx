import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { TransactionRecordList, TransactionRecordSkeleton } from './transaction-record-list';
import { transactionRecordQuery } from './transaction-record.queries';
import styles from './transaction-record.module.css';

export function TransactionRecordPage() {
  const t = useText('records');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('transactionRecord.title')}</h1>
      <TransactionRecordContent />
    </div>
  );
}

/** The four states of the list. */
function TransactionRecordContent() {
  const promotions = useQuery(transactionRecordQuery());

  if (promotions.data) return promotions.data.length ? <TransactionRecordList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <TransactionRecordSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
