import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import styles from './bet-summary.module.css';

export interface BetSummaryProps {
  turnover: string;
  profitLoss: string;
  /** Names the summed bets, if no heading does. */
  children?: ReactNode;
}

/** Total stakes and their result. */
export function BetSummary({ turnover, profitLoss, children }: BetSummaryProps) {
  const t = useText('records');
  return (
    <dl className={styles.summary}>
      {children}
      <div className={styles.sum}>
        <dt>{t('bets.turnover')}</dt>
        <dd>
          <Money amount={turnover} />
        </dd>
      </div>
      <div className={styles.sum}>
        <dt>{t('bets.profitLoss')}</dt>
        <dd>
          <Money amount={profitLoss} isSigned />
        </dd>
      </div>
    </dl>
  );
}

/** A further fact in the summary bar. */
export function SummaryFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
