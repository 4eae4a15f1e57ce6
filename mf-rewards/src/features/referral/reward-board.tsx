import { useId, type ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import { ClaimAll, type ClaimAllProps } from './claim-all';
import styles from './reward-board.module.css';

interface Figure {
  name: string;
  value: ReactNode;
}

export interface RewardBoardProps extends ClaimAllProps {
  /** Figures beside the cash rewards. */
  figures: readonly Figure[];
}

/** Cash rewards to claim in large digits, and the figures behind them. */
export function RewardBoard({ figures, ...claim }: RewardBoardProps) {
  const t = useText('rewards');
  const heading = useId();
  return (
    <section className={styles.board} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('referral.board')}
      </h2>
      <dl className={styles.figures}>
        <div className={styles.waiting}>
          <dt className={styles.name}>{t('referral.cash')}</dt>
          <dd className={styles.cash}>
            <Money amount={claim.cashBonus} />
          </dd>
        </div>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <ClaimAll {...claim} />
    </section>
  );
}
