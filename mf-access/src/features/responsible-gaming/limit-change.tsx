import { useText } from '@site/i18n';
import { Button, Icon } from '@site/ui';
import { minuteOf } from './pause.rules';
import styles from './limit-change.module.css';

interface LimitChangeProps {
  /** The change in words. */
  asked: string;
  dueAt: string;
  isDue: boolean;
  isBusy: boolean;
  onMove: (move: { do: 'keep' } | { do: 'confirm' }) => void;
}

/** A higher limit or a longer timer that waits: the time from which it can be confirmed, and a button to drop it. */
export function LimitChange({ asked, dueAt, isDue, isBusy, onMove }: LimitChangeProps) {
  const t = useText('access');
  return (
    <div className={styles.change} data-due={isDue || undefined}>
      <Icon name="clock" />
      <div className={styles.words}>
        <p className={styles.asked}>{asked}</p>
        <p className={styles.when}>{isDue ? t('safer.change.due') : t('safer.change.waits', { date: minuteOf(dueAt) })}</p>
        <div className={styles.actions}>
          <Button size="s" variant="outline" disabled={isBusy} onClick={() => onMove({ do: 'keep' })}>
            {t('safer.change.keep')}
          </Button>
          {isDue && (
            <Button size="s" disabled={isBusy} onClick={() => onMove({ do: 'confirm' })}>
              {t('safer.change.confirm')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
