import type { Transaction } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { clockText, useSecondsLeft } from '@site/ui/countdown';
import { useTakingBack } from './use-taking-back';
import styles from './record-change.module.css';

interface RecordChangeProps {
  record: Transaction;
  /** Waiting time in seconds at `answeredAtMs`. */
  changeableIn: number;
  answeredAtMs: number;
  onEdit: () => void;
}

/** Buttons to revert or edit a pending or refused record, disabled until its waiting time is over. @see RECORDS-030, N-42 */
export function RecordChange({ record, changeableIn, answeredAtMs, onEdit }: RecordChangeProps) {
  const t = useText('records');
  const left = useSecondsLeft(answeredAtMs + changeableIn * 1000);
  const { isBusy, takeBack } = useTakingBack(record);
  const isEarly = left > 0;
  return (
    <div className={styles.change}>
      <p className={styles.hint}>{isEarly ? t('transactionRecord.wait', { minutes: Math.ceil(left / 60) }) : t('transactionRecord.now')}</p>
      <div className={styles.ways}>
        <Button variant="outline" disabled={isEarly} isBusy={isBusy} onClick={() => void takeBack()}>
          {t('transactionRecord.revert')}
        </Button>
        <Button disabled={isEarly || isBusy} onClick={onEdit}>
          {t('transactionRecord.resubmit')}
          {isEarly && <span className={styles.clock}>{clockText(left)}</span>}
        </Button>
      </div>
    </div>
  );
}
