import { useText } from '@site/i18n';
import styles from './ticket-bar.module.css';

/** Staked part of a ticket, as a bar and as a text. */
export function TicketBar({ percent, name }: { percent: number; name: string }) {
  const t = useText('records');
  return (
    <div className={styles.line}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('turnoverRecord.progress', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={styles.percent} aria-hidden="true">
        {t('turnoverRecord.percent', { percent })}
      </span>
    </div>
  );
}
