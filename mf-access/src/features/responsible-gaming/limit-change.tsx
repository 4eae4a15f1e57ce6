import type { PlayLimit } from '@site/api/contracts/safer-play';
import { formatMoney, useText } from '@site/i18n';
import { Button, Icon } from '@site/ui';
import type { LimitMove } from './limits.rules';
import { minuteOf } from './pause.rules';
import styles from './limit-change.module.css';

interface LimitChangeProps {
  change: NonNullable<PlayLimit['pending']>;
  isBusy: boolean;
  onMove: (move: LimitMove) => void;
}

/** A higher limit that waits: the time from which it can be confirmed, and a button to drop it. */
export function LimitChange({ change: { amount, due_at, is_due }, isBusy, onMove }: LimitChangeProps) {
  const t = useText('access');
  return (
    <div className={styles.change} data-due={is_due || undefined}>
      <Icon name="clock" />
      <div className={styles.words}>
        <p className={styles.asked}>
          {amount === null ? t('safer.change.asked.none') : t('safer.change.asked', { amount: formatMoney(amount) })}
        </p>
        <p className={styles.when}>{is_due ? t('safer.change.due') : t('safer.change.waits', { date: minuteOf(due_at) })}</p>
        <div className={styles.actions}>
          <Button size="s" variant="outline" disabled={isBusy} onClick={() => onMove({ do: 'keep' })}>
            {t('safer.change.keep')}
          </Button>
          {is_due && (
            <Button size="s" disabled={isBusy} onClick={() => onMove({ do: 'confirm' })}>
              {t('safer.change.confirm')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
