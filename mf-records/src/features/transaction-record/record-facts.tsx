import type { Transaction } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { MethodWords } from './method-words';
import { RecordAmount } from './record-amount';
import styles from './record-facts.module.css';

/** One row with the five columns of the popup. @see RECORDS-022 */
export function RecordFacts({ record }: { record: Transaction }) {
  const t = useText('records');
  const { action, payment_method: method, transaction_id: id } = record;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['no', 'type', 'method', 'bank', 'amount'].map((column) => (
              <th key={column} scope="col">
                {t(`transactionRecord.facts.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{id}</td>
            <td>{t(`transactionRecord.action.${action}`)}</td>
            <td>
              <MethodWords method={method} />
            </td>
            <td>{method?.name ?? '—'}</td>
            <td>
              <RecordAmount record={record} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
