import { REBATE_PERCENT, roundedPercent } from '@site/api/contracts/funds';
import type { Promotion } from '@site/api/contracts/site';
import type { Paisa } from '@site/api/money';
import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import { breakdownOf } from './deposit.rules';
import styles from './next-step.module.css';

interface BringsProps {
  amount: Paisa;
  promotion: Promotion | null;
}

/** The amount to pay, the rebate and bonus on top, and the turnover before a withdrawal. */
export function DepositBreakdown({ amount, promotion }: BringsProps) {
  const t = useText('funds');
  const { rebate, bonus, credited, turnover } = breakdownOf(amount, promotion);
  const rows = [
    { label: t('deposit.pays'), paisa: amount },
    { label: t('deposit.rebate', { percent: `${REBATE_PERCENT}%` }), paisa: rebate, isGain: true },
    ...(promotion ? [{ label: t('deposit.bonus', { percent: roundedPercent(promotion.deposit_bouns) }), paisa: bonus, isGain: true }] : []),
    { label: t('deposit.credited'), paisa: credited, isSum: true },
    { label: t('deposit.turnover'), paisa: turnover },
  ];
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, paisa, isGain, isSum }) => (
        <div key={label} className={styles.row} data-sum={isSum || undefined}>
          <dt>{label}</dt>
          <dd>
            <Money amount={paisa} isSigned={isGain} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
