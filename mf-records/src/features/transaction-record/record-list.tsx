import type { Transaction } from '@site/api/contracts/funds';
import { formatTime, useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { RecordDays, RowLink } from '#record-list';
import { MethodWords } from './method-words';
import { RecordAmount } from './record-amount';
import { StatusTag } from './status-tag';
import { ACTION_ICONS } from './transaction-record.rules';
import { useOpened } from './use-opened';
import styles from './record-list.module.css';

/** Records by the day on which they were sent. @see RECORDS-021 */
export function RecordList({ records }: { records: readonly Transaction[] }) {
  return (
    <RecordDays rows={records} dayOf={({ created_at: at }) => at}>
      {(ofDay) => (
        <ul className={styles.list}>
          {ofDay.map((record) => (
            <RecordRow key={record.transaction_id} record={record} />
          ))}
        </ul>
      )}
    </RecordDays>
  );
}

function RecordRow({ record }: { record: Transaction }) {
  const t = useText('records');
  const { addressOf } = useOpened();
  const { action, key, payment_method: method, created_at: at, transaction_id: id } = record;
  return (
    <li className={styles.row}>
      <span className={styles.picture} data-action={action}>
        <Icon name={ACTION_ICONS[action]} />
      </span>
      <div className={styles.facts}>
        <p className={styles.line}>
          <RowLink isCard to={addressOf({ record: id })}>
            {t(`transactionRecord.action.${action}`)}
          </RowLink>
          <time className={styles.small} dateTime={at}>
            {formatTime(at)}
          </time>
        </p>
        <p className={styles.small}>
          {method && `${method.name} · `}
          <MethodWords method={method} />
        </p>
      </div>
      <div className={styles.end}>
        <RecordAmount record={record} />
        <StatusTag status={key} />
      </div>
    </li>
  );
}
