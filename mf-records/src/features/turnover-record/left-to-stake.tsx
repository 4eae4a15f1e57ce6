import { formatMoney, useText } from '@site/i18n';
import { useTurnovers } from './turnover-record.queries';
import { leftToStake } from './turnover.rules';
import styles from './left-to-stake.module.css';

/** Turnover of all tickets that is left before the next withdrawal. */
export function LeftToStake() {
  const t = useText('records');
  const { data } = useTurnovers();
  const left = data ? leftToStake(data) : null;
  return (
    <div className={styles.left} data-done={left === 0n || undefined}>
      <span className={styles.label}>{t('turnoverRecord.before')}</span>
      <strong className={styles.amount}>{left === null ? '–' : formatMoney(left)}</strong>
      <span className={styles.note}>{t(left === 0n ? 'turnoverRecord.free' : 'turnoverRecord.order')}</span>
    </div>
  );
}
