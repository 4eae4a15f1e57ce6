import { useText } from '@site/i18n';
import { Card } from '@site/ui/card';
import styles from './deposit-tips.module.css';

const TIPS = ['deposit.tips.phone', 'deposit.tips.reference', 'deposit.tips.amount', 'deposit.tips.slip'] as const;

/** @see FUNDS-013 */
export function DepositTips() {
  const t = useText('funds');
  return (
    <Card title={t('deposit.tips')}>
      <ol className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip} className={styles.tip}>
            {t(tip)}
          </li>
        ))}
      </ol>
    </Card>
  );
}
