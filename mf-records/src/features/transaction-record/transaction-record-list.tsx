import type { Promotion } from '@site/api/contracts/site';
import { formatDate, useLanguage, useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './transaction-record-list.module.css';

interface TransactionRecordListProps {
  promotions: readonly Promotion[];
}

export function TransactionRecordList({ promotions }: TransactionRecordListProps) {
  const t = useText('records');
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {promotions.map(({ id, name, name_bn, end_date }) => (
        <li key={id} className={styles.card}>
          <strong className={styles.name}>{(language === 'bn' && name_bn) || name}</strong>
          <span className={styles.until}>{t('transactionRecord.until', { date: formatDate(end_date) })}</span>
        </li>
      ))}
    </ul>
  );
}

const CARDS = Array.from({ length: 4 }, (_, index) => index);

/** The list in its final shape, while it loads. */
export function TransactionRecordSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {CARDS.map((card) => (
        <Skeleton key={card} className={styles.waiting} />
      ))}
    </div>
  );
}
