import type { Paisa } from '@site/api/money';
import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import styles from './slip-summary.module.css';

export interface SlipSummaryProps {
  /** Null while there is no stake. */
  win: Paisa | null;
  risk: Paisa | null;
  /** Amount held for all open bets, this one included. */
  exposureAfter: Paisa | null;
  /** Amount free to bet before this bet. */
  available: Paisa | null;
}

/** Possible profit and loss of the bet, before it is placed. */
export function SlipSummary({ win, risk, exposureAfter, available }: SlipSummaryProps) {
  const t = useText('exchange');
  const rows = [
    { label: t('bet.win'), amount: win, tone: 'gain' },
    { label: t('bet.risk'), amount: risk, tone: 'loss' },
    { label: t('slip.exposureAfter'), amount: exposureAfter },
    { label: t('slip.available'), amount: available },
  ];
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, amount, tone }) => (
        <div key={label} className={styles.row} data-tone={amount === null ? undefined : tone}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
