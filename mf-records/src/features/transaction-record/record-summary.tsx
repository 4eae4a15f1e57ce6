import type { Transaction } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { RecordAmount } from './record-amount';
import { StatusTag } from './status-tag';
import styles from './record-summary.module.css';

/** Type, amount and status of a record; a refused one also has a reason. */
export function RecordSummary({ record }: { record: Transaction }) {
  const t = useText('records');
  return (
    <div className={styles.summary}>
      <p className={styles.type}>{t(`transactionRecord.action.${record.action}`)}</p>
      <p className={styles.line}>
        <span className={styles.amount}>
          <RecordAmount record={record} />
        </span>
        <StatusTag status={record.key} role="status" />
      </p>
      {record.reason && <p className={styles.reason}>{t(record.reason)}</p>}
    </div>
  );
}
