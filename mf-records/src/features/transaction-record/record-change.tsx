import type { Transaction } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { clockText, useSecondsLeft } from '@site/ui/countdown';
import { mayResubmit } from './transaction-record.rules';
import { useTakingBack } from './use-taking-back';
import styles from './record-change.module.css';

interface RecordChangeProps {
  record: Transaction;
  /** Seconds, when it was answered. */
  changeableIn: number;
  answeredAtMs: number;
  onEdit: () => void;
}

/** What may be done about a record that is not through, once its waiting time is over. @see RECORDS-030 */
export function RecordChange({ record, changeableIn, answeredAtMs, onEdit }: RecordChangeProps) {
  const t = useText('records');
  const left = useSecondsLeft(answeredAtMs + changeableIn * 1000);
  const { isBusy, takeBack } = useTakingBack(record);
  const isEarly = left > 0;
  const isEditable = mayResubmit(record);
  return (
    <div className={styles.change}>
      <p className={styles.hint}>{isEarly ? t('transactionRecord.wait', { minutes: Math.ceil(left / 60) }) : t('transactionRecord.now')}</p>
      {!isEditable && <p className={styles.hint}>{t('transactionRecord.resubmit.waiting')}</p>}
      <div className={styles.ways}>
        <Button variant="outline" disabled={isEarly} isBusy={isBusy} onClick={() => void takeBack()}>
          {t('transactionRecord.revert')}
        </Button>
        <Button disabled={isEarly || isBusy || !isEditable} onClick={onEdit}>
          {t('transactionRecord.resubmit')}
          {isEarly && <span className={styles.clock}>{clockText(left)}</span>}
        </Button>
      </div>
    </div>
  );
}
