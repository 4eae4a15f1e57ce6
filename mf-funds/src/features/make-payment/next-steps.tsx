import { ARRIVAL_S } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { Card } from '@site/ui/card';
import styles from './next-steps.module.css';

const TIPS = ['amount', 'phones', 'fees'] as const;

interface NextStepsProps {
  /** BDT as printed, `৳500.00`; null while there is nothing to pay. */
  amount: string | null;
}

export function NextSteps({ amount }: NextStepsProps) {
  const t = useText('funds');
  const steps = [
    amount ? t('makePayment.next.pay', { amount }) : t('makePayment.next.payPlain'),
    t('makePayment.next.trx'),
    t('makePayment.next.credit', { minutes: ARRIVAL_S / 60 }),
  ];
  return (
    <Card title={t('makePayment.next')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
      <div className={styles.tips}>
        <h3 className={styles.heading}>{t('makePayment.tips')}</h3>
        <ul className={styles.list}>
          {TIPS.map((tip) => (
            <li key={tip} className={styles.tip}>
              <Icon name="info" size="s" />
              <span>{t(`makePayment.tips.${tip}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
