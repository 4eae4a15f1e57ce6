import type { Paisa } from '@site/api/money';
import { useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import type { WithdrawalStep } from './use-withdrawal';
import styles from './submit-bar.module.css';

interface SubmitBarProps {
  step: WithdrawalStep;
  amount: Paisa | null;
  method: string | null;
}

/** On a phone the bar is sticky above the toolbar, so a long form does not hide it. */
export function SubmitBar({ step, amount, method }: SubmitBarProps) {
  const t = useText('funds');
  return (
    <div className={styles.bar} data-action-bar data-last-step={(amount !== null && method !== null) || undefined}>
      <div className={styles.summary}>
        <span className={styles.label}>{method ?? t('withdrawal.total')}</span>
        <span className={styles.amount}>
          <Money amount={amount} />
        </span>
      </div>
      <Button className={styles.submit} type="submit" size="l" isBusy={step !== 'idle'}>
        {t(`withdrawal.submit.${step}`)}
      </Button>
      <p role="status" className={styles.status}>
        {step === 'checking' && t('withdrawal.checking')}
      </p>
    </div>
  );
}
